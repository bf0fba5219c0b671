import { useEffectEvent, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noticeDismissed, selectNotice } from '../../authSlice';

/** Closes the notice of a sign-out before the modal opens. */
export function useDismissSignOutNotice(): void {
  const dispatch = useDispatch();
  const notice = useSelector(selectNotice);
  const dismiss = useEffectEvent(() => {
    if (notice === 'auth.notice.chosen') dispatch(noticeDismissed());
  });
  useLayoutEffect(() => dismiss(), []);
}
