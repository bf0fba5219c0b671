import { BalanceChip } from './BalanceChip';
import { NotificationBell } from './NotificationBell';
import styles from './PlayerBar.module.scss';
import { UserMenu } from './UserMenu';

/** The signed-in part of the header. */
export const PlayerBar = () => (
  <div className={styles.bar}>
    <BalanceChip />
    <NotificationBell />
    <UserMenu />
  </div>
);
