import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { Failure } from '../flow/depositFlow';
import styles from '../Deposit.module.scss';
import { failureText } from './failureText';

/** Stays after the banner has gone, so that nobody misses the result. Takes the focus of the banner. */
export function LastFailure({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  const intl = useIntl();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className={styles.lastTry}>
      <p ref={note} tabIndex={-1}>
        {t('deposit.lastTry', { reason: failureText(intl, failure) })}
      </p>
      <IconButton icon="close" label={intl.formatMessage({ id: 'deposit.dismiss' })} onClick={onDismiss} />
    </div>
  );
}
