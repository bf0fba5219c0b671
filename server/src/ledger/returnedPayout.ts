import type { Transaction } from '../store/DocumentStore.ts';
import type { Account } from './account.ts';
import { writeJournal } from './journal.ts';
import { decimalOf } from './minor.ts';
import type { ReturnedDeposit } from '../store/records/deposit.ts';
import type { RefundPart, WithdrawalRecord } from '../store/records/withdrawal.ts';

interface Returned {
  withdrawal: WithdrawalRecord;
  part: RefundPart;
  account: Account;
  at: string;
}

/** Credits a returned refund with a new record, because a final record never changes. Returns the account after it. */
export function creditReturned(tx: Transaction, { withdrawal, part, account, at }: Returned): Account {
  const { amountCents: cents, depositId } = part;
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
  writeJournal(tx, { ...line, deltaCents: cents, kind: 'returned' });
  return {
    ...account,
    balanceCents: account.balanceCents + cents,
    totalDepositsCents: account.totalDepositsCents + cents,
  };
}
