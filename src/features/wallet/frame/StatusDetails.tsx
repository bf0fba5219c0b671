import { Fragment, type ReactNode, useState } from 'react';
import { Button, PathIcon } from '@/shared/components';
import { t, type Words } from '@/shared/i18n';
import { logWarning } from '@/shared/log';
import { minutesOf } from '@contract/withdrawals.ts';
import styles from './StatusDetails.module.scss';
import frameStyles from './frame.module.scss';

const COPY_ICON = 'M9 9h10.5v11.5H9ZM15 9V3.5H4.5V15H9';

/** The reference for support. If copying is refused, it can be selected by hand. */
export function CopyReference({ label, reference }: { label: ReactNode; reference: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setIsCopied(true);
    } catch {
      logWarning('The browser refused to copy');
    }
  };
  return (
    <div className={styles.reference}>
      <p>
        <span className={styles.label}>{label}</span>
        <code>{reference}</code>
      </p>
      <Button variant="quiet" onClick={() => void copy()}>
        <PathIcon path={COPY_ICON} size={18} />
        {t(isCopied ? 'wallet.copied' : 'wallet.copy')}
      </Button>
      <span role="status" className="visuallyHidden">
        {isCopied && t('wallet.copied')}
      </span>
    </div>
  );
}

/** Values by the message ids of their names; unknown ones are left out. A number is written first, because 0 would show as a bare 0. */
export const NamedValues = ({ values }: { values: Readonly<Record<string, Exclude<ReactNode, number>>> }) => (
  <dl className={frameStyles.facts}>
    {Object.entries(values).map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

/** A word with a hyphen, and a last sentence without a full stop: "Instant - 10 minutes". */
const UNBROKEN = /(\p{L}+-\p{L}+|(?<=\. )[^.]+$)/u;

/** Shows a text of the server without a line break inside such words. */
export const UnbrokenText = ({ text }: { text: string }) =>
  text.split(UNBROKEN).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.piece}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );

/** A processing time in the language of the page; other texts are unchanged. */
export function timeText({ formatMessage }: Words, time: string): string {
  const minutes = minutesOf(time);
  return minutes === undefined ? time : formatMessage({ id: 'wallet.time' }, { minutes });
}
