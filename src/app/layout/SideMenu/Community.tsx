import { Icon } from '@/shared/components';
import { MenuSection } from './MenuSection';
import styles from './SideMenu.module.scss';

/** Spec section 2: the community icons are shown, not linked. */
export const Community = () => (
  <MenuSection heading="menu.community">
    <div className={styles.community}>
      <Icon name="telegram" />
      <Icon name="twitter" />
      <Icon name="chat" />
    </div>
  </MenuSection>
);
