import { convertMinor } from '../../../../contract/money.ts';
import { otherUsers } from '../../persons/person.ts';
import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { accountOf, currencyOf, isDisputed, minorOf, withMoved, writeJournal } from '../account.ts';
import type { LedgerContext } from '../LedgerContext.ts';
import type { JournalLine } from '../../store/records/journal.ts';
import type { OpenWithdrawal, WithdrawalRecord } from '../../store/records/withdrawal.ts';
import { isUnsent, type REVIEW_REASONS } from '../rules/decideWithdrawal.ts';
import { moved } from '../rules/move.ts';
import type { Currency } from '../../store/records/money.ts';
import type { LedgerRail, PayoutPlan } from '../LedgerRail.ts';

type Opened = Pick<OpenWithdrawal, 'id' | 'userId' | 'amount' | 'currency' | 'createdAt' | 'checks' | 'processingTime'>;

export interface Held {
  opened: Opened;
  user: UserRecord | undefined;
  rail: Pick<LedgerRail, 'withdrawalText'>;
  /** The masked phone or card that gets the money. */
  details: string | undefined;
  payout: PayoutPlan;
  /** ISO 8601: the phone is new until then. */
  sendAfter: string | undefined;
  /** Set when a person or the bank decides first. */
  review: (typeof REVIEW_REASONS)[number] | undefined;
}

export function hold(tx: Transaction, held: Held): WithdrawalRecord {
  const { opened, user, payout } = held;
  const { userId, createdAt: at } = opened;
  const record = recordOf(held);
  tx.create('withdrawals', record);
  payout.write?.(tx);
  tx.set('users', withMoved(user, userId, { heldCents: payout.debitCents }, at));
  writeHeld(tx, record, 'hold', at);
  return record;
}

type Holding = Pick<WithdrawalRecord, 'id' | 'userId' | 'debitCents' | 'accountCurrency'>;

/** The money goes from one account of the player to the other: each has its line. */
export function heldLines(withdrawal: Holding, kind: 'hold' | 'release', at: string): JournalLine[] {
  const { id, userId, debitCents, accountCurrency: currency = 'USD' } = withdrawal;
  const cents = kind === 'hold' ? debitCents : -debitCents;
  const line = { userId, currency, recordId: `${id}:${kind}`, kind, at };
  return [
    { ...line, account: 'main', against: 'held', deltaCents: -cents },
    { ...line, account: 'held', against: 'main', deltaCents: cents },
  ];
}

/** A withdrawal is held once and released once at most, so that each line is written once. */
export const writeHeld = (tx: Transaction, ...held: Parameters<typeof heldLines>): void =>
  heldLines(...held).forEach((line) => writeJournal(tx, line));

function recordOf(held: Held): WithdrawalRecord {
  const { opened, details, payout, sendAfter, review } = held;
  const { createdAt: at } = opened;
  const reason = review ?? (sendAfter ? ('new_destination' as const) : undefined);
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

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Nairobi' });

function messageOf({ opened, rail, sendAfter, review }: Held): string {
  const { amount, currency, processingTime } = opened;
  const what = `Withdrawal of ${written(amount, currency)}`;
  const where = rail.withdrawalText.name;
  if (review === 'disputed')
    return `${what} to your ${where} is accepted. It waits, because a payment or an account is being checked.`;
  if (review === 'unplayed')
    return `${what} to your ${where} is accepted. A person checks it first, because not all of your deposits was played.`;
  if (review) return `${what} to your ${where} is accepted. A person checks first withdrawals of this size.`;
  if (sendAfter)
    return `${what} to your ${where} is accepted. The phone is new here, so we send it after ${DATE.format(new Date(sendAfter))} (Nairobi time).`;
  return `${what} has been processed to your ${where}. ${processingTime ?? ''}`;
}

/** Amounts look as they do in answers: `$12.50`, `Ksh 1,000`. */
function written(amount: number, currency: Currency): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  if (currency === 'USD') return `$${amount.toFixed(digits)}`;
  return `Ksh ${amount.toLocaleString('en', { minimumFractionDigits: digits })}`;
}

type First = { uid: string; user: UserRecord | undefined; debitCents: number; arrivedCents: number };

/** That a payout waits for a person or the bank is planned. Any other review means that something went wrong. */
export function reportReview({ log }: Pick<LedgerContext, 'log'>, withdrawal: WithdrawalRecord): void {
  const { id: withdrawalId, status, reason } = withdrawal;
  if (status !== 'review') return;
  const told = [{ withdrawalId, reason }, 'withdrawal needs a person'] as const;
  if (isUnsent(withdrawal)) log.warn(...told);
  else log.error(...told);
}

type Reviewing = Pick<LedgerContext, 'payouts' | 'kesPerUsd'>;

/**
 * A person looks at the first payouts to a phone or to cards, from a certain sum on, until as much has arrived there: a small
 * payout opens no way for a large one. What other accounts of the person took out counts too. Nothing is sent during a dispute.
 */
export async function reviewOf(ctx: Reviewing, reader: Reader, first: First): Promise<Held['review']> {
  const others = await otherUsers(reader, first.uid, first.user);
  if (isFirst(ctx, { ...first, others })) return 'first_payout';
  if (isDisputed(first.user, others)) return 'disputed';
  return unplayedCents(ctx, first.user, others) === undefined ? undefined : 'unplayed';
}

/** The deposits of the person that were not staked, in cents of this account; undefined below the line of the site. */
export function unplayedCents(
  { payouts, kesPerUsd }: Reviewing,
  user: UserRecord | undefined,
  others: readonly UserRecord[],
): number | undefined {
  const currency = currencyOf(user);
  const inOwn = (each: UserRecord | undefined): number =>
    convertMinor(each?.unplayedCents ?? 0, currencyOf(each), currency, kesPerUsd());
  const cents = [user, ...others].reduce((sum, each) => sum + inOwn(each), 0);
  const least = convertMinor(minorOf(payouts.unplayedReviewKes), 'KES', currency, kesPerUsd());
  return cents >= least ? cents : undefined;
}

function isFirst(
  { payouts, kesPerUsd }: Reviewing,
  { user, others, debitCents, arrivedCents }: First & { others: readonly UserRecord[] },
): boolean {
  const inOwn = (other: UserRecord): number => {
    const { totalWithdrawalsCents, heldCents } = accountOf(other);
    return convertMinor(totalWithdrawalsCents + heldCents, currencyOf(other), currencyOf(user), kesPerUsd());
  };
  const byOthers = others.reduce((sum, other) => sum + inOwn(other), 0);
  const least = convertMinor(minorOf(payouts.firstReviewKes), 'KES', currencyOf(user), kesPerUsd());
  return arrivedCents < least && arrivedCents + byOthers + accountOf(user).heldCents + debitCents >= least;
}
