import { withMessages } from '@/shared/i18n';
import styles from './AccountBar.module.scss';
import { BalanceChip, WalletBalance } from './Balance';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { NotificationBell } from './NotificationBell';
import { UserMenu } from './UserMenu';

/** The part of the header for a signed-in player. */
const AccountBar = () => (
  <div className={styles.bar}>
    <BalanceChip />
    <NotificationBell />
    <UserMenu />
    <WalletBalance />
  </div>
);

export default withMessages({ en, sw }, AccountBar);
