import { useSelector } from 'react-redux';
import { t } from '@/shared/i18n';
import { selectNotice } from '../authSlice';
import { readNotice } from './waitNotice';
import styles from './NoticeToast.module.scss';

/** For the auth modal, which the notice opened or which covers it. */
export function NoticeInModal() {
  const notice = useSelector(selectNotice);
  if (!notice) return null;
  const { id, seconds } = readNotice(notice);
  return (
    <p className={styles.inModal} role="status">
      {t(id, { seconds })}
    </p>
  );
}
