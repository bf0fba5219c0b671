import { useDispatch, useSelector } from 'react-redux';
import { modalOpened, pageOpened } from '@/features/ui';
import { noticeDismissed, selectPlayer, signInAwaited } from '../authSlice';
import { isWait } from './waitNotice';

interface NoticeAction {
  labelId: 'auth.notice.logIn' | 'auth.notice.retry' | 'auth.notice.support';
  run: () => void;
}

/** The action offered with a notice, if any. */
export function useNoticeAction(messageId: string): NoticeAction | null {
  const dispatch = useDispatch();
  const player = useSelector(selectPlayer);
  if (messageId === 'auth.notice.chosen' || isWait(messageId)) return null;
  if (messageId === 'auth.notice.sessionFailed') {
    const retry = () => {
      dispatch(noticeDismissed());
      if (player) dispatch(signInAwaited(player));
    };
    return { labelId: 'auth.notice.retry', run: retry };
  }
  if (messageId === 'auth.notice.disabled' || messageId === 'auth.notice.closed') {
    return { labelId: 'auth.notice.support', run: () => dispatch(pageOpened('support')) };
  }
  return { labelId: 'auth.notice.logIn', run: () => dispatch(modalOpened('auth', { tab: 'login' })) };
}
