import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../flow/depositFlow';
import styles from '../Deposit.module.scss';
import { failureText } from './failureText';

/** Stays after the banner has gone, so that nobody misses what became of it. It takes the focus that the banner had. */
export function LastFailure({ failure }: { failure: Failure }) {
  const intl = useIntl();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} tabIndex={-1} className={styles.last}>
      <FormattedMessage id="deposit.lastTry" values={{ reason: failureText(intl, failure) }} />
    </p>
  );
}
