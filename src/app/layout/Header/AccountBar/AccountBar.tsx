import { useRealityCheck } from '@/features/saferPlay';
import { useWalletEvents } from '@/features/wallet';
import { BalanceChip } from './BalanceChip';
import { NotificationBell } from './NotificationBell';
import styles from './AccountBar.module.scss';
import { useCurrencyKept } from './useCurrencyKept';
import { useLanguageKept } from './useLanguageKept';
import { UserMenu } from './UserMenu';
import { WalletBalance } from './WalletBalance';

const PARTS = (
  <div className={styles.bar}>
    <BalanceChip />
    <NotificationBell />
    <UserMenu />
    <WalletBalance />
  </div>
);

/** Exists while the player is signed in, so live wallet updates and the reality check run here. */
export function AccountBar() {
  useLanguageKept();
  useCurrencyKept();
  useWalletEvents();
  useRealityCheck();
  return PARTS;
}
