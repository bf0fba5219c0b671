import { withMessages } from '@/shared/i18n';
import { NotificationBell } from './NotificationBell';
import { UserMenu } from './UserMenu';
import messages from './messages';
import styles from './DrawerAccount.module.scss';

const DrawerAccount = () => (
  <div className={styles.line}>
    <UserMenu isNamed />
    <NotificationBell />
  </div>
);

export default withMessages(messages, DrawerAccount);
