import { MoreIcon } from '@/shared/components';
import { MenuSection } from './MenuSection';
import styles from './SideMenu.module.scss';

/** Spec section 2: the community icons are shown, not linked. */
export const Community = () => (
  <MenuSection heading="menu.community">
    <div className={styles.community}>
      <MoreIcon name="telegram" />
      <MoreIcon name="twitter" />
      <MoreIcon name="chat" />
    </div>
  </MenuSection>
);
