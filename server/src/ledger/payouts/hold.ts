import type { Transaction } from '../../store/DocumentStore.ts';
import type { Currency } from '../../store/records/money.ts';
import type { UserRecord } from '../../store/records/user.ts';
import type { OpenWithdrawal, WithdrawalRecord } from '../../store/records/withdrawal.ts';
import { accountOf, withAccount } from '../account.ts';
import type { LedgerRail, PayoutPlan } from '../LedgerRail.ts';
import { moved } from '../rules/move.ts';

type Opened = Pick<OpenWithdrawal, 'id' | 'userId' | 'amount' | 'currency' | 'createdAt' | 'checks' | 'processingTime'>;

export interface Held {
  opened: Opened;
  user: UserRecord | undefined;
  rail: Pick<LedgerRail, 'withdrawalText'>;
  /** Where it goes, masked. */
  details: string | undefined;
  payout: PayoutPlan;
  /** ISO 8601: the phone is new until then. */
  sendAfter: string | undefined;
  /** A person or the bank decides first. */
  review: 'first_payout' | 'disputed' | undefined;
}

/** Records the withdrawal and holds its money. */
export function hold(tx: Transaction, held: Held): WithdrawalRecord {
  const { opened, user, payout } = held;
  const { userId, createdAt: at } = opened;
  const record = recordOf(held);
  tx.create('withdrawals', record);
  payout.write?.(tx);
  const account = accountOf(user);
  const heldCents = account.heldCents + payout.debitCents;
  tx.set('users', withAccount(user, userId, { ...account, heldCents }, at));
  return record;
}

function recordOf(held: Held): WithdrawalRecord {
  const { opened, details, payout, sendAfter, review } = held;
  const { createdAt: at } = opened;
  const reason = reasonOf(held);
  const waiting = reason === 'new_destination' ? { reason } : {};
  const pending = payout.toRecord({
    ...opened,
    ...waiting,
    debitCents: payout.debitCents,
    status: 'pending',
    timeline: [{ status: 'pending', at, ...waiting }],
    methodDetails: details,
    nextCheckAt: sendAfter ?? at,
    ...(sendAfter && { sendAfter }),
    answer: { success: true, message: messageOf(held), ...(reason && { reason }) },
  });
  return review ? moved(pending, { status: 'review', reason: review }, at) : pending;
}

function reasonOf({ review, sendAfter }: Held) {
  if (review) return review;
  return sendAfter ? ('new_destination' as const) : undefined;
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Nairobi' });

function messageOf({ opened, rail, sendAfter, review }: Held): string {
  const { amount, currency, processingTime } = opened;
  const what = `Withdrawal of ${written(amount, currency)}`;
  const where = rail.withdrawalText.name;
  if (review === 'disputed')
    return `${what} to your ${where} is accepted. It waits, because a card payment is disputed at the bank.`;
  if (review) return `${what} to your ${where} is accepted. A person looks at first withdrawals of this size.`;
  if (sendAfter)
    return `${what} to your ${where} is accepted. The phone is new here, so it is sent after ${DATE.format(new Date(sendAfter))} (Nairobi time).`;
  return `${what} has been processed to your ${where}. ${processingTime ?? ''}`;
}

/** As in answers: `$12.50`, `Ksh 1,000`. */
function written(amount: number, currency: Currency): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  if (currency === 'USD') return `$${amount.toFixed(digits)}`;
  return `Ksh ${amount.toLocaleString('en', { minimumFractionDigits: digits })}`;
}
