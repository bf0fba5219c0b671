import type { Transaction } from '@contract/wallet.ts';
import { FormattedDate, FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { isDecline } from './standingOf';
import { reasonText } from './reasonText';
import transaction from './Transaction.module.scss';
import styles from './TransactionDetail.module.scss';

/** The payment stays open for another card: not the waiting is the news. */
const isTriedCard = (status: string, reason: string | undefined) => status === 'pending' && isDecline(reason);

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
              <FormattedMessage id={isTriedCard(status, reason) ? 'history.tried' : `wallet.status.${status}`} />
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
