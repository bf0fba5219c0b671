import type { Transaction } from '@contract/transactions.ts';
import { Amount, moneyOf } from '@/shared/money';

/** An amount with its direction; of a failed transaction without, because nothing moved. */
export const Moved = ({ transaction: { type, amount, currency, status } }: { transaction: Transaction }) => {
  const isIn = type === 'deposit';
  if (status === 'failed') return <Amount money={moneyOf(amount, currency)} />;
  return (
    <>
      {isIn && '+'}
      <Amount money={moneyOf(isIn ? amount : -amount, currency)} />
    </>
  );
};
