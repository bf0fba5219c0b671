import type { Transaction } from '@contract/transactions.ts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedTime } from 'react-intl';
import { PathIcon } from '@/shared/components';
import { t, useIntl, withMessages } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { type Progress, progressOf, type StepState } from './progressOf';
import messages from './messages';
import styles from './Progress.module.scss';

const NO_BREAK_SPACE = '\u00A0';

/** Strokes on a 24 × 24 grid. */
const MARKS: Partial<Record<StepState, string>> = {
  done: 'M6 12.5 10.2 16.7 18 8',
  failed: 'M8 8l8 8M16 8l-8 8',
  careful: 'M12 7v6.5M12 17h.01',
};

/** Requested, being sent, arrived: a picture of a withdrawal, with a sentence that is announced when it changes. */
export function Picture({ withdrawal }: { withdrawal: Transaction }) {
  const intl = useIntl();
  const progress = progressOf(withdrawal);
  return (
    <section className={styles.progress} aria-label={intl.formatMessage({ id: 'wallet.progress.title' })}>
      <ol className={styles.steps}>
        {progress.steps.map(({ step, state, since }) => (
          <li
            key={step}
            className={clsx(styles.step, styles[state])}
            aria-current={step === progress.at ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {MARKS[state] && <PathIcon path={MARKS[state]} size={18} />}
            </span>
            <span className={styles.name}>{t(`wallet.progress.${step}.${state}`)}</span>
            {since && <Moment at={since} />}
          </li>
        ))}
      </ol>
      <p role="status" className={styles.text}>
        <Sentence progress={progress} withdrawal={withdrawal} />
      </p>
    </section>
  );
}

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className={styles.moment}>
    <FormattedDate value={at} day="numeric" month="short" /> <FormattedTime value={at} />
  </time>
);

function Sentence({ progress: { text }, withdrawal }: { progress: Progress; withdrawal: Transaction }): ReactNode {
  const intl = useIntl();
  const { amount, currency, payoutAmount = amount, payoutCurrency = currency, account } = withdrawal;
  const values = {
    amount: <Amount key="amount" money={moneyOf(payoutAmount, payoutCurrency)} />,
    account:
      account?.replaceAll(' ', NO_BREAK_SPACE) ?? intl.formatMessage({ id: `wallet.method.${withdrawal.method}` }),
  };
  return t(`wallet.progress.${text}`, values);
}

export default withMessages(messages, Picture);
