import type { Transaction } from '@contract/transactions.ts';
import { FormattedDate, FormattedTime } from 'react-intl';
import { t, useIntl } from '@/shared/i18n';
import { Amount, moneyOf, shillings } from '@/shared/money';
import { ownStateOf, reasonText, ownTextsOf } from './transactionState';
import { CopyReference, NamedValues, timeText } from '../frame/StatusDetails';
import { WithdrawalProgress } from '../progress/WithdrawalProgress';
import { WalletModal } from '../frame/WalletModal';
import { changeOf, type ShowMoney, useShownMoney } from '../shownMoney';
import { useGetTransactionQuery } from '../walletApi';
import { SignedAmount, StatusChip } from './TransactionRow';
import transaction from './Transaction.module.scss';
import styles from './TransactionDetail.module.scss';

/** Lists every state, the oldest first. */
function Timeline({ of }: { of: Transaction }) {
  const intl = useIntl();
  if (of.timeline.length === 0) return null;
  const own = ownTextsOf(of);
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

/** Loads the transaction of the list again, and shows its changes live. */
export function TransactionDetail({ listed, onClose }: { listed: Transaction; onClose: () => void }) {
  const intl = useIntl();
  const { type, id } = listed;
  const { data = listed } = useGetTransactionQuery({ type, id }, { refetchOnMountOrArgChange: true });
  return (
    <WalletModal label={intl.formatMessage({ id: `wallet.type.${type}` })} onClose={onClose}>
      <div className={styles.detail}>
        <p className={styles.large}>
          <SignedAmount transaction={data} />
        </p>
        <p>
          <StatusChip transaction={data} />
        </p>
        {data.bonus?.missed && <p className={styles.why}>{t(`history.missed.${data.bonus.missed}`)}</p>}
        {data.reason && data.reason !== 'payout_failed' && (
          <p className={styles.why}>{reasonText(intl, data.reason)}</p>
        )}
        {ownStateOf(data)?.wayOn(onClose)}
        {type === 'withdrawal' && <WithdrawalProgress withdrawal={data} />}
        <DetailFacts transaction={data} />
        {type === 'deposit' && <Timeline of={data} />}
        <CopyReference label={t('history.reference')} reference={data.id} />
      </div>
    </WalletModal>
  );
}

/** It was paid in or out in another currency than the account's. */
const isConverted = ({ currency, balanceCurrency, payoutCurrency = currency }: Transaction): boolean =>
  currency !== balanceCurrency || payoutCurrency !== currency;

const bonusMoney = ({ bonus, balanceCurrency }: Transaction, shown: ShowMoney) =>
  bonus && bonus.amount > 0 ? shown(bonus.amount, balanceCurrency) : null;

function DetailFacts({ transaction }: { transaction: Transaction }) {
  const intl = useIntl();
  const shown = useShownMoney();
  const change = shown && changeOf(transaction, shown);
  const given = shown && bonusMoney(transaction, shown);
  const { method, account, receipt, kesPerUsd, bonus, payoutAmount, payoutCurrency, processingTime } = transaction;
  const rate = isConverted(transaction) ? kesPerUsd : undefined;
  return (
    <NamedValues
      values={{
        'history.method': t(`wallet.method.${method}`),
        'history.account': account,
        'wallet.receipt': receipt,
        'history.balanceChange': change && <Amount money={change} />,
        'history.rate': rate !== undefined && <Amount money={shillings(rate)} />,
        'history.bonus': given && <Amount money={given} />,
        'history.freeSpins': bonus && bonus.freeSpins > 0 && String(bonus.freeSpins),
        'history.payout': payoutAmount !== undefined && (
          <Amount money={moneyOf(payoutAmount, payoutCurrency ?? 'USD')} />
        ),
        'history.time': processingTime && timeText(intl, processingTime),
      }}
    />
  );
}
