import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { selectModals } from '@/features/ui';
import { Button, IconButton } from '@/shared/components';
import { t, useIntl, withMessages } from '@/shared/i18n';
import { noticeDismissed } from '../authSlice';
import { signInMessages } from '../signInMessages';
import styles from './NoticeToast.module.scss';
import { useTopDialog } from './topDialog';
import { useNoticeAction } from './useNoticeAction';
import { isWait, readNotice } from './waitNotice';

/** Disappears without an answer. */
const PASSING = 'auth.notice.chosen';
const PASSES_AFTER_MS = 6000;

/** An open auth modal covers the toast and shows the notice itself. */
function NoticeToast({ messageId }: { messageId: string }) {
  const isAuthOpen = useSelector(selectModals).some(({ id }) => id === 'auth');
  const dialog = useTopDialog();
  usePassing(messageId);
  if (isAuthOpen) return null;
  const toast = <Toast notice={messageId} />;
  // What is outside an open dialog is covered, and not read.
  return isWait(messageId) && dialog ? createPortal(toast, dialog) : toast;
}

function usePassing(notice: string): void {
  const dispatch = useDispatch();
  const passesAfter = isWait(notice) ? readNotice(notice).seconds * 1_000 : notice === PASSING && PASSES_AFTER_MS;
  useEffect(() => {
    if (!passesAfter) return undefined;
    const timer = setTimeout(() => dispatch(noticeDismissed()), passesAfter);
    return () => clearTimeout(timer);
  }, [dispatch, passesAfter]);
}

function Toast({ notice }: { notice: string }) {
  const { id: messageId, seconds } = readNotice(notice);
  const intl = useIntl();
  const dispatch = useDispatch();
  const action = useNoticeAction(messageId);
  return (
    <div className={styles.toast} role={messageId === PASSING ? 'status' : 'alert'}>
      <p>{t(messageId, { seconds })}</p>
      {action && <Button onClick={action.run}>{t(action.labelId)}</Button>}
      <IconButton
        icon="close"
        label={intl.formatMessage({ id: 'auth.notice.dismiss' })}
        onClick={() => dispatch(noticeDismissed())}
      />
    </div>
  );
}

export default withMessages(signInMessages, NoticeToast);
