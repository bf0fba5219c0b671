import { useSelector } from 'react-redux';
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import { t } from '@/shared/i18n';
import { readNotice, selectNotice } from '../authSlice';
import styles from './NoticeToast.module.scss';

const Toast = lazyPart(() => import(/* webpackChunkName: "sign-in-notice" */ './NoticeToast'));

export function SignInNotice() {
  const notice = useSelector(selectNotice);
  return (
    notice && (
      <ErrorBoundary resetKey={notice} fallback={null}>
        <Toast key={notice} messageId={notice} />
      </ErrorBoundary>
    )
  );
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
