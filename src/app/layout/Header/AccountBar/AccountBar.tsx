import { withMessages } from '@/shared/i18n';
import styles from './AccountBar.module.scss';
import { BalanceChip, WalletBalance } from './Balance';
import messages from './messages';
import { NotificationBell } from './NotificationBell';
import { UserMenu } from './UserMenu';

const AccountBar = () => (
  <div className={styles.bar}>
    <BalanceChip />
    <NotificationBell />
    <UserMenu />
    <WalletBalance />
  </div>
);

export default withMessages(messages, AccountBar);
