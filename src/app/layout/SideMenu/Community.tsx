import { AnyIcon } from '@/shared/components';
import { MenuSection } from './MenuSection';
import styles from './Community.module.scss';

/** The icons are shown, not linked (docs/product.md, Side menu). */
export const Community = () => (
  <MenuSection heading="menu.community">
    <div className={styles.icons}>
      <AnyIcon name="telegram" />
      <AnyIcon name="twitter" />
      <AnyIcon name="chat" />
    </div>
  </MenuSection>
);
