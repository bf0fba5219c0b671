import { modalOpened, pageOpened } from '@/features/ui';
import { useIdentityUser } from '@/identity';
import { noticeDismissed } from '../authSlice';
import { openSession } from '../session/settlePlayer';
import { useAuthDispatch } from '../useAuthDispatch';

interface NoticeAction {
  labelId: 'auth.notice.logIn' | 'auth.notice.retry' | 'auth.notice.support';
  run: () => void;
}

/** What the player can do about a notice, if anything. */
export function useNoticeAction(messageId: string): NoticeAction | null {
  const dispatch = useAuthDispatch();
  const user = useIdentityUser();
  if (messageId === 'auth.notice.chosen') return null;
  if (messageId === 'auth.notice.sessionFailed') {
    const retry = () => {
      dispatch(noticeDismissed());
      if (user) void dispatch(openSession(user, { isRetry: true }));
    };
    return { labelId: 'auth.notice.retry', run: retry };
  }
  if (messageId === 'auth.notice.disabled' || messageId === 'auth.notice.closed') {
    return { labelId: 'auth.notice.support', run: () => dispatch(pageOpened('support')) };
  }
  return { labelId: 'auth.notice.logIn', run: () => dispatch(modalOpened('auth', { tab: 'login' })) };
}
