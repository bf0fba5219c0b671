import { useEffectEvent, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noticeDismissed, selectNotice } from '../../authSlice';

/** Who signs in again is past having signed out: the notice of it goes before the modal is seen. */
export function useDismissSignOutNotice(): void {
  const dispatch = useDispatch();
  const notice = useSelector(selectNotice);
  const dismiss = useEffectEvent(() => {
    if (notice === 'auth.notice.chosen') dispatch(noticeDismissed());
  });
  useLayoutEffect(() => dismiss(), []);
}
