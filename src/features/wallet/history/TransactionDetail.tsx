import type { Transaction } from '@contract/wallet.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount, moneyOf, shillings } from '@/shared/money';
import { CopyReference } from '../parts/CopyReference';
import { Facts } from '../parts/Facts';
import { timeText } from '../parts/timeText';
import { WalletModal } from '../parts/WalletModal';
import { useGetTransactionQuery } from '../walletApi';
import { Moved } from './Moved';
import { reasonText } from './reasonText';
import { StatusChip } from './StatusChip';
import { Timeline } from './Timeline';
import styles from './TransactionDetail.module.scss';

interface Props {
  /** As the list has it; it is asked for anew. */
  listed: Transaction;
  onClose: () => void;
}

/** Everything about one deposit or withdrawal. It follows what happens to it. */
export function TransactionDetail({ listed, onClose }: Props) {
  const intl = useIntl();
  const { type, id } = listed;
  const { data = listed } = useGetTransactionQuery({ type, id }, { refetchOnMountOrArgChange: true });
  return (
    <WalletModal title={intl.formatMessage({ id: `wallet.type.${type}` })} onClose={onClose}>
      <div className={styles.detail}>
        <p className={styles.large}>
          <Moved transaction={data} />
        </p>
        <p>
          <StatusChip {...data} />
        </p>
        {data.bonus?.missed && (
          <p className={styles.why}>
            <FormattedMessage id={`history.missed.${data.bonus.missed}`} />
          </p>
        )}
        {data.reason && <p className={styles.why}>{reasonText(intl, data.reason)}</p>}
        <DetailFacts transaction={data} />
        <Timeline steps={data.timeline} />
        <CopyReference label={<FormattedMessage id="history.reference" />} reference={data.id} />
      </div>
    </WalletModal>
  );
}

/** A fact that is not known is left out. */
function DetailFacts({ transaction }: { transaction: Transaction }) {
  const intl = useIntl();
  const {
    type,
    method,
    account,
    receipt,
    balanceAmount,
    kesPerUsd,
    bonus,
    payoutAmount,
    payoutCurrency,
    processingTime,
  } = transaction;
  const named = (id: string, value: ReactNode) =>
    value === undefined ? null : { name: <FormattedMessage id={id} />, value };
  const usd = (amount: number) => <Amount money={moneyOf(amount, 'USD')} />;
  return (
    <Facts
      facts={[
        named('history.method', <FormattedMessage id={`wallet.method.${method}`} />),
        named('history.account', account),
        named('wallet.receipt', receipt),
        named(
          'history.balanceChange',
          balanceAmount === undefined ? undefined : usd(type === 'deposit' ? balanceAmount : -balanceAmount),
        ),
        named('history.rate', kesPerUsd === undefined ? undefined : <Amount money={shillings(kesPerUsd)} />),
        named('history.bonus', bonus && usd(bonus.amount)),
        named('history.freeSpins', bonus && bonus.freeSpins > 0 ? bonus.freeSpins : undefined),
        named(
          'history.payout',
          payoutAmount === undefined ? undefined : <Amount money={moneyOf(payoutAmount, payoutCurrency ?? 'USD')} />,
        ),
        named('history.time', processingTime && timeText(intl, processingTime)),
      ]}
    />
  );
}
