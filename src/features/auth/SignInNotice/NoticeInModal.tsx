import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectNotice } from '../authSlice';
import styles from './NoticeToast.module.scss';

/** For the auth modal, which the notice opened or which covers it. */
export function NoticeInModal() {
  const notice = useSelector(selectNotice);
  if (!notice) return null;
  return (
    <p className={styles.inModal} role="status">
      <FormattedMessage id={notice} />
    </p>
  );
}
