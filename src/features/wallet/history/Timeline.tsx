import type { Transaction } from '@contract/wallet.ts';
import { FormattedDate, FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { reasonText } from './reasonText';
import transaction from './Transaction.module.scss';
import styles from './TransactionDetail.module.scss';

/** Every state it went through, oldest first. */
export function Timeline({ steps }: { steps: Transaction['timeline'] }) {
  const intl = useIntl();
  if (steps.length === 0) return null;
  return (
    <section>
      <h3 className={styles.subheading}>
        <FormattedMessage id="history.timeline" />
      </h3>
      <ol className={styles.timeline}>
        {steps.map(({ status, at, reason }) => (
          <li key={`${status} ${at}`} className={styles[status]}>
            <strong>
              <FormattedMessage id={`wallet.status.${status}`} />
            </strong>
            {reason && <span>{reasonText(intl, reason)}</span>}
            <time dateTime={at} className={transaction.soft}>
              <FormattedDate value={at} day="numeric" month="short" /> <FormattedTime value={at} timeStyle="medium" />
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
