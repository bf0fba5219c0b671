import { useWalletEvents } from '@/features/wallet';
import { BalanceChip } from './BalanceChip';
import { NotificationBell } from './NotificationBell';
import styles from './AccountBar.module.scss';
import { useLanguageKept } from './useLanguageKept';
import { UserMenu } from './UserMenu';

/** The signed-in part of the header. It is there as long as the player is, so live news of the money arrives here. */
export function AccountBar() {
  useLanguageKept();
  useWalletEvents();
  return (
    <div className={styles.bar}>
      <BalanceChip />
      <NotificationBell />
      <UserMenu />
    </div>
  );
}
