import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { modalOpened, pageOpened, selectModals } from '@/features/ui';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '@/shared/components';
import { t, useIntl, withMessages } from '@/shared/i18n';
import { noticeDismissed, selectPlayer, signInAwaited } from '../authSlice';
import messages from '../messages';
import { isWait, readNotice } from './NoticeInModal';
import styles from './NoticeToast.module.scss';

/** The dialog that was opened last: the others and the page are behind it. */
const topDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

/** Dialogs open and close by their attribute, or come and go as a whole. */
function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

export const useTopDialog = (): Element | undefined => useSyncExternalStore(watchDialogs, topDialog);

interface NoticeAction {
  labelId: 'auth.notice.logIn' | 'auth.notice.retry' | 'auth.notice.support';
  run: () => void;
}

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
  // An open dialog covers everything outside it and hides it from screen readers.
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

export default withMessages(messages, NoticeToast);
