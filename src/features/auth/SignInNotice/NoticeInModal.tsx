import { useSelector } from 'react-redux';
import { t } from '@/shared/i18n';
import { selectNotice, WAIT_NOTICE } from '../authSlice';
import styles from './NoticeToast.module.scss';

export const isWait = (notice: string): boolean => notice.startsWith(WAIT_NOTICE);

export function readNotice(notice: string): { id: string; seconds: number } {
  const [id = '', seconds] = notice.split(' ');
  return { id, seconds: Number(seconds) };
}

/** The auth modal shows the notice too, because it covers the toast. */
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
