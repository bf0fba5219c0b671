import type { Reader, Transaction } from '../store/DocumentStore.ts';
import { ownedBy } from '../store/query.ts';
import type { CompletedDeposit, DepositRecord, ReturnedDeposit } from '../store/records/deposit.ts';
import { isCompleted } from './rules/move.ts';
import type { UserRecord } from '../store/records/user.ts';
import { decimalOf, withMoved, writeJournal } from './account.ts';
import { floatOf } from './houseAccounts.ts';
import type { WithdrawalRefund, WithdrawalRecord } from '../store/records/withdrawal.ts';

/** One withdrawal refunds so many payments at most: the others are for the next one. */
const MOST_REFUNDS = 50;

/** The first completed deposits that can still be refunded, oldest first. */
export const readRefundable = async (reader: Reader, uid: string): Promise<CompletedDeposit[]> => {
  const where = [ownedBy(uid), ['isRefundable', '==', true] as const];
  return (await reader.find('deposits', { where, orderBy: ['createdAt', 'asc'], limit: MOST_REFUNDS })).filter(
    isCompleted,
  );
};

type Share = { depositId: string; amountCents: number };

/** Moves each share into the refundable amount of its deposit, or out of it. */
const moveRefunds =
  (sign: 1 | -1) =>
  (tx: Pick<Transaction, 'set'>, deposits: readonly DepositRecord[], shares: readonly Share[]): void => {
    for (const { depositId, amountCents } of shares) {
      const deposit = deposits.find(({ id }) => id === depositId);
      if (!deposit || !isCompleted(deposit)) continue;
      const refundableCents = (deposit.refundableCents ?? 0) + sign * amountCents;
      const isRefundable = refundableCents > 0 && !deposit.isDisputed;
      tx.set('deposits', { ...deposit, refundableCents, isRefundable });
    }
  };

export const reserveRefunds = moveRefunds(-1);
export const releaseRefunds = moveRefunds(1);

type Returned = { withdrawal: WithdrawalRecord; refund: WithdrawalRefund; user: UserRecord | undefined; at: string };

/** Credits a returned refund with a new record, because a final record never changes. Returns the player after it. */
export function creditReturned(tx: Transaction, { withdrawal, refund, user, at }: Returned): UserRecord {
  const { amountCents: cents, depositId } = refund;
  const { userId, accountCurrency = 'USD' } = withdrawal;
  const id = `${withdrawal.id}-${depositId}`;
  const returned: ReturnedDeposit = {
    id,
    userId,
    status: 'completed',
    amount: decimalOf(cents),
    currency: accountCurrency,
    accountCurrency,
    paymentMethod: 'returned',
    method: withdrawal.method,
    correctsId: withdrawal.id,
    creditedCents: cents,
    createdAt: at,
    updatedAt: at,
    timeline: [{ status: 'completed', at }],
    checks: 0,
  };
  tx.create('deposits', returned);
  const line = { userId, account: 'main', currency: accountCurrency, recordId: id, at } as const;
  writeJournal(tx, { ...line, against: floatOf(withdrawal), deltaCents: cents, kind: 'returned' });
  return withMoved(user, userId, { balanceCents: cents, totalDepositsCents: cents }, at);
}
