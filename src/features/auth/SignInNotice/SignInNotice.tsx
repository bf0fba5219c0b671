import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectNotice } from '../authSlice';

const Toast = lazy(() => import(/* webpackChunkName: "sign-in-notice" */ './NoticeToast'));

/** Says why a sign-in ended or failed. */
export function SignInNotice() {
  const notice = useSelector(selectNotice);
  return (
    notice && (
      <Suspense fallback={null}>
        <Toast key={notice} messageId={notice} />
      </Suspense>
    )
  );
}
