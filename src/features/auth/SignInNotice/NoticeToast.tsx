import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectModals } from '@/features/ui';
import { Button, IconButton } from '@/shared/components';
import { withMessages, t } from '@/shared/i18n';
import { noticeDismissed } from '../authSlice';
import { signInMessages } from '../signInMessages';
import styles from './NoticeToast.module.scss';
import { useNoticeAction } from './useNoticeAction';

/** Disappears without an answer. */
const PASSING = 'auth.notice.chosen';
const PASSES_AFTER_MS = 6000;

/** An open auth modal covers the toast and shows the notice itself. */
function NoticeToast({ messageId }: { messageId: string }) {
  const isAuthOpen = useSelector(selectModals).some(({ id }) => id === 'auth');
  return isAuthOpen ? null : <Toast messageId={messageId} />;
}

function Toast({ messageId }: { messageId: string }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const action = useNoticeAction(messageId);
  const isPassing = messageId === PASSING;
  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setTimeout(() => dispatch(noticeDismissed()), PASSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [dispatch, isPassing]);
  return (
    <div className={styles.toast} role={isPassing ? 'status' : 'alert'}>
      <p>{t(messageId)}</p>
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
