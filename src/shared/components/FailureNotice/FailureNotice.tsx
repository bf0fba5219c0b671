import { useId, useLayoutEffect, useRef, useState } from 'react';
import { t, useIntl, withWords } from '../../i18n';
import { takeNewVersion, useNewVersion } from '../../newVersion';
import { Button, ReloadButton } from '../Button';
import { Dialog } from '../Dialog';
import { PartNotice } from '../PartNotice';
import styles from './FailureNotice.module.scss';
import messages from './messages';

interface NoticeProps {
  error: Error;
  /** The whole page failed; it offers the way home. */
  isPage: boolean;
  onRetry: () => void;
  onDismiss?: (() => void) | undefined;
}

function FailureNotice(props: NoticeProps) {
  const { onDismiss } = props;
  const intl = useIntl();
  const id = useId();
  if (!onDismiss) return <Notice {...props} id={id} />;
  return (
    <Dialog label={intl.formatMessage({ id: 'failed.title' })} describedBy={id} onClose={onDismiss}>
      <Notice {...props} id={id} />
    </Dialog>
  );
}

const OPEN_DIALOG = 'dialog[open]';

/** Other dialogs than its own may hold a payment, a round, or what a player typed: nothing reloads them. */
const isOverOthers = (notice: HTMLElement, isDialog: boolean): boolean =>
  isDialog
    ? [...document.querySelectorAll(OPEN_DIALOG)].some((dialog) => !dialog.contains(notice))
    : Boolean(notice.closest(OPEN_DIALOG));

function Notice({ id, error, isPage, onRetry, onDismiss }: NoticeProps & { id: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(true);
  const isNew = useNewVersion();
  const isDialog = Boolean(onDismiss);
  useLayoutEffect(() => {
    const notice = ref.current;
    if (!notice) return;
    setIsBusy(isOverOthers(notice, isDialog));
    // A small part takes no focus from someone who types elsewhere, and scrolls the page of nobody.
    const isWhole = isPage || isDialog;
    if (isWhole || document.activeElement === document.body) notice.focus({ preventScroll: !isWhole });
  }, [isPage, isDialog]);
  return (
    <div ref={ref} id={id} tabIndex={-1} className={isDialog ? styles.inDialog : undefined}>
      <PartNotice text={textOf(error, isNew, isBusy)}>
        <Button variant={isNew ? 'quiet' : 'primary'} onClick={onRetry}>
          {t('app.tryAgain')}
        </Button>
        {!isBusy &&
          (isNew ? <Button onClick={() => void takeNewVersion()}>{t('app.reload')}</Button> : <ReloadButton />)}
        {onDismiss && (
          <Button variant="quiet" onClick={onDismiss}>
            {t('app.close')}
          </Button>
        )}
        {isPage && <a href="/">{t('failed.home')}</a>}
      </PartNotice>
    </div>
  );
}

function textOf({ name }: Error, isNew: boolean, isBusy: boolean): string {
  if (isNew) return isBusy ? 'failed.newVersionLater' : 'failed.newVersion';
  return name === 'ChunkLoadError' ? 'app.partFailed' : 'failed.broken';
}

export default withWords(messages, FailureNotice);
