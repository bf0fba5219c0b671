import { useEffect, useRef } from 'react';
import { IconButton } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import type { Failure } from '../flow/depositFlow';
import styles from '../Deposit.module.scss';
import { Advice } from './Advice';
import { failureText } from './failureText';

/** Stays after the banner has gone, so that nobody misses the result. Takes the focus of the banner. */
export function LastFailure({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  const intl = useIntl();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className={styles.lastTry}>
      <div ref={note} tabIndex={-1}>
        <p>{t('deposit.lastTry', { reason: failureText(intl, failure) })}</p>
        <Advice reason={failure.reason} />
      </div>
      <IconButton icon="close" label={intl.formatMessage({ id: 'deposit.dismiss' })} onClick={onDismiss} />
    </div>
  );
}
