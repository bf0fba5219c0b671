import { MoreIcon } from '@/shared/components';
import { MenuSection } from './MenuSection';
import styles from './SideMenu.module.scss';

/** The icons are shown, not linked (docs/product.md, Side menu). */
export const Community = () => (
  <MenuSection heading="menu.community">
    <div className={styles.community}>
      <MoreIcon name="telegram" />
      <MoreIcon name="twitter" />
      <MoreIcon name="chat" />
    </div>
  </MenuSection>
);
