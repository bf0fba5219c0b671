import styles from './DrawerAccount.module.scss';
import { NotificationBell } from './NotificationBell';
import { UserMenu } from './UserMenu';

/** Who is signed in, and the bell. */
export const DrawerAccount = () => (
  <div className={styles.line}>
    <UserMenu isNamed />
    <NotificationBell />
  </div>
);
