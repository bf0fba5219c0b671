import { useRealityCheck } from '@/features/saferPlay';
import { useWalletEvents } from '@/features/wallet';
import { BalanceChip } from './BalanceChip';
import { NotificationBell } from './NotificationBell';
import styles from './AccountBar.module.scss';
import { useCurrencyKept } from './useCurrencyKept';
import { useLanguageKept } from './useLanguageKept';
import { UserMenu } from './UserMenu';

/**
 * The signed-in part of the header. It is there as long as the player is, so live news of the money arrives here, and
 * the player is reminded of the time from here.
 */
export function AccountBar() {
  useLanguageKept();
  useCurrencyKept();
  useWalletEvents();
  useRealityCheck();
  return (
    <div className={styles.bar}>
      <BalanceChip />
      <NotificationBell />
      <UserMenu />
    </div>
  );
}
