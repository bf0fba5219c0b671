import { useSelector } from 'react-redux';
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import { selectNotice } from '../authSlice';

const Toast = lazyPart(() => import(/* webpackChunkName: "notice" */ './NoticeToast'));

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
