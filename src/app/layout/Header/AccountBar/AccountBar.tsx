import { BalanceChip } from './BalanceChip';
import { NotificationBell } from './NotificationBell';
import styles from './AccountBar.module.scss';
import { UserMenu } from './UserMenu';

/** The signed-in part of the header. */
export const AccountBar = () => (
  <div className={styles.bar}>
    <BalanceChip />
    <NotificationBell />
    <UserMenu />
  </div>
);
