import type { Transaction } from '@contract/transactions.ts';
import { FormattedDate, FormattedTime } from 'react-intl';
import { t, useIntl } from '@/shared/i18n';
import { toldByMethod } from './methodStanding';
import { reasonText } from './reasonText';
import transaction from './Transaction.module.scss';
import styles from './TransactionDetail.module.scss';

/** Every state, oldest first. */
export function Timeline({ of }: { of: Transaction }) {
  const intl = useIntl();
  if (of.timeline.length === 0) return null;
  const own = toldByMethod(of);
  return (
    <section>
      <h3 className={styles.subheading}>{t('history.timeline')}</h3>
      <ol className={styles.timeline}>
        {of.timeline.map(({ status, at, reason }) => (
          <li key={`${status} ${at}`} className={styles[status]}>
            <strong>{t(own?.stepText({ status, at, reason }) ?? `wallet.status.${status}`)}</strong>
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
