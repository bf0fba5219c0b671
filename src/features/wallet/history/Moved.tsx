import type { Transaction } from '@contract/wallet.ts';
import { Amount, moneyOf } from '@/shared/money';

/** An amount with its direction. */
export const Moved = ({ transaction: { type, amount, currency } }: { transaction: Transaction }) => (
  <>
    {type === 'deposit' && '+'}
    <Amount money={moneyOf(type === 'deposit' ? amount : -amount, currency)} />
  </>
);
