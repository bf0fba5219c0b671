import { BalanceChip } from './BalanceChip';
import { NotificationBell } from './NotificationBell';
import styles from './AccountBar.module.scss';
import { useLanguageKept } from './useLanguageKept';
import { UserMenu } from './UserMenu';

/** The signed-in part of the header. */
export function AccountBar() {
  useLanguageKept();
  return (
    <div className={styles.bar}>
      <BalanceChip />
      <NotificationBell />
      <UserMenu />
    </div>
  );
}
