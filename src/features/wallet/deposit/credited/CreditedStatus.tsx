import { type ReactNode, useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { useStore } from 'react-redux';
import type { Transaction } from '@contract/transactions.ts';
import { Amount, moneyOf } from '@/shared/money';
import { CountingNote, useGetBonusClaimsQuery } from '@/features/rewards';
import { useSound } from '@/features/ui';
import { t, withMessages } from '@/shared/i18n';
import { balanceApi, useGetBalanceQuery } from '../../moneyApi';
import type { LiveState } from '../../live/applyEvent';
import { changeOf, type ShowMoney, useShownMoney } from '../../shownMoney';
import { walletApi } from '../../walletApi';
import { CopyReference, NamedValues } from '../../frame/StatusDetails';
import { StatusPanel } from '../../frame/StatusPanel';
import { WALLET_ICONS } from '../../frame/WalletModal';
import messages from './messages';
import styles from './Credited.module.scss';

/** True when the balance came with the credit. Else its event is lost, or still on its way. */
function isBalanceOf({ type, id }: Transaction, state: LiveState): boolean {
  const { fulfilledTimeStamp: creditedAt = Infinity } = walletApi.endpoints.getTransaction.select({ type, id })(state);
  const { fulfilledTimeStamp: toldAt = 0 } = balanceApi.endpoints.getBalance.select()(state);
  return toldAt >= creditedAt;
}

/** The balance after the credit, asked for where it did not come with it; a dash while it is unknown. */
export function NewBalance({ credit, shown }: { credit: Transaction; shown: ShowMoney | null }) {
  const store = useStore<LiveState>();
  const [isToldAlready] = useState(() => isBalanceOf(credit, store.getState()));
  const { data, isFetching, isError } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: !isToldAlready });
  /** Once it is known it stays on screen while it is read again. */
  const [isKnown, setIsKnown] = useState(isToldAlready);
  if (!isKnown && data && !isFetching && !isError) setIsKnown(true);
  if (!data || !shown || !isKnown) return '–';
  return <Amount money={shown(data.available, data.currency, data.rest)} />;
}

interface BonusProps {
  deposit: Transaction;
  bonus: Readonly<{ amount: number; freeSpins: number }>;
  shown: ShowMoney;
}

/** Says what came with the deposit, and what is to be bet for it as soon as that is known. */
function CreditedBonus({ deposit: { id, balanceCurrency }, bonus: { amount, freeSpins }, shown }: BonusProps) {
  const { data, isFetching } = useGetBonusClaimsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { wagerRequired = 0, currency = balanceCurrency, terms } = data?.find((each) => each.id === id) ?? {};
  const required = wagerRequired > 0 ? <Amount money={shown(wagerRequired, currency)} /> : isFetching && '–';
  return (
    <>
      <NamedValues
        values={{
          'deposit.addedToBonus': amount > 0 && <Amount money={shown(amount, balanceCurrency)} />,
          'deposit.spinsLater': freeSpins > 0 && <FormattedNumber value={freeSpins} />,
          'deposit.betFirst': required,
        }}
      />
      <p className={styles.counting}>
        {terms && <CountingNote className={undefined} contribution={terms.contribution} />}
      </p>
    </>
  );
}

interface Props {
  transaction: Transaction;
  onward: ReactNode;
  /** The button that closes the modal. */
  close: ReactNode;
}

/** The credited deposit: the amount, what it added, the new balance, the receipt, and the way on. */
export function CreditedStatus({ transaction, onward, close }: Props) {
  const { amount, currency, bonus, receipt } = transaction;
  const shown = useShownMoney();
  useSound('credited', true);
  const change = shown && changeOf(transaction, shown);
  return (
    <StatusPanel
      kind="good"
      icon={WALLET_ICONS.check}
      title={t('deposit.credited')}
      text={t('deposit.creditedText', { amount: <Amount key="amount" money={moneyOf(amount, currency)} /> })}
    >
      <NamedValues
        values={{
          'deposit.addedToBalance': change && <Amount money={change} />,
          'deposit.newBalance': <NewBalance credit={transaction} shown={shown} />,
          'wallet.receipt': receipt,
        }}
      />
      {bonus?.isCredited && shown && <CreditedBonus deposit={transaction} bonus={bonus} shown={shown} />}
      {!receipt && <CopyReference label={t('deposit.reference')} reference={transaction.id} />}
      {bonus?.missed && <p className={styles.note}>{t(`deposit.missed.${bonus.missed}`)}</p>}
      <div className={styles.onward}>{onward}</div>
      {close}
    </StatusPanel>
  );
}

export default withMessages(messages, CreditedStatus);
