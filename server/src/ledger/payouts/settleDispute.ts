/** A card payment that the cardholder disputes at the bank: it is frozen, payouts wait, and the bank decides. */
import { convertMinor } from '../../../../contract/money.ts';
import { othersOf, otherUsers } from '../../persons/person.ts';
import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import { ownedBy } from '../../store/query.ts';
import type { CompletedDeposit } from '../../store/records/deposit.ts';
import type { DisputeRecord } from '../../store/records/journal.ts';
import type { Currency } from '../../store/records/money.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { currencyOf, isCovered, isDisputed, withMoved, withPlayed, writeJournal } from '../account.ts';
import { endOfLostDeposit, withFrozen, writeEnding } from '../bonuses/endBonuses.ts';
import { floatOf } from '../houseAccounts.ts';
import { instant, type LedgerContext } from '../LedgerContext.ts';
import { HELD_STATES, isOpen } from '../rules/move.ts';
import { settleWithdrawal } from '../settleWithdrawal.ts';

/** `amountCents` is in the payment's currency. */
export type DisputeEvent = { disputeId: string; amountCents: number; status: DisputeRecord['status'] };

interface Settling {
  tx: Transaction;
  user: UserRecord;
  deposit: CompletedDeposit;
  before: DisputeRecord | undefined;
  event: DisputeEvent;
  at: string;
}

/** Events come twice and in any order: an end is final, so what comes after it changes nothing. */
export async function settleDispute(
  ctx: LedgerContext,
  { id, userId }: Pick<CompletedDeposit, 'id' | 'userId'>,
  event: DisputeEvent,
): Promise<void> {
  const at = instant(ctx.now());
  const { before, isChanged } = await ctx.store.transaction(userId, async (tx) => {
    const before = await tx.get('disputes', event.disputeId);
    const user = await tx.get('users', userId);
    const deposit = await tx.get('deposits', id);
    if (isOver(before, event) || !user || deposit?.status !== 'completed') return { before, isChanged: false };
    const isLost = event.status === 'lost';
    const losses = isLost ? await Promise.all(ctx.policies.map(({ lost }) => lost?.(tx, deposit, at))) : [];
    write({ tx, user, deposit, before, event: inAccount(event, deposit, currencyOf(user)), at });
    losses.forEach((loss) => loss?.(tx));
    return { before, isChanged: true };
  });
  if (!isChanged && before?.status === OPPOSITE[event.status])
    ctx.log.error({ depositId: id, dispute: event.status }, 'the end of a dispute is told otherwise: needs a person');
  if (isChanged)
    ctx.log.error({ depositId: id, uid: userId, dispute: event.status }, 'card payment disputed: needs a person');
  for (const account of new Set([userId, ...(await othersOf(ctx.store, userId))])) await settleWaiting(ctx, account);
}

const isOver = (before: DisputeRecord | undefined, { status }: DisputeEvent): boolean =>
  before !== undefined && (before.status === status || before.status !== 'open');

const OPPOSITE = { won: 'lost', lost: 'won', open: undefined } as const;

/** A payment that was paid after its player chose another currency was converted at its rate. */
const inAccount = (event: DisputeEvent, { currency, kesPerUsd }: CompletedDeposit, own: Currency): DisputeEvent => ({
  ...event,
  amountCents: kesPerUsd === undefined ? event.amountCents : convertMinor(event.amountCents, currency, own, kesPerUsd),
});

function write({ tx, user, deposit, before, event, at }: Settling): void {
  const { disputeId: id, amountCents, status } = event;
  const { id: userId } = user;
  const currency = currencyOf(user);
  const lost = status === 'lost' ? { lostCents: amountCents } : {};
  const dispute = { id, userId, depositId: deposit.id, amountCents, currency, createdAt: at, ...before };
  tx.set('disputes', { ...dispute, status, ...lost, updatedAt: at });
  const isFrozen = status !== 'won';
  const isRefundable = !isFrozen && (deposit.refundableCents ?? 0) > 0;
  tx.set('deposits', { ...deposit, isDisputed: isFrozen, isRefundable, updatedAt: at });
  const openDisputes = (user.openDisputes ?? 0) + Number(status === 'open') - Number(before?.status === 'open');
  const ending = status === 'lost' ? endOfLostDeposit(user, deposit.id, at) : undefined;
  if (ending) writeEnding(tx, ending);
  const decided = ending?.user ?? withFrozen(user, deposit.id, status === 'open', at);
  const lostCents = lost.lostCents ?? 0;
  const left = withPlayed(withMoved(decided, userId, { balanceCents: -lostCents }, at), lostCents);
  tx.set('users', { ...left, openDisputes });
  const noticeId = `dispute:${id}:${status}`;
  const disputed = { amountCents, currency, case: status };
  tx.set('notifications', { id: noticeId, userId, kind: 'dispute', createdAt: at, isRead: false, ...disputed });
  if (lost.lostCents === undefined) return;
  const line = { userId, account: 'main', currency, recordId: `dispute:${id}`, at } as const;
  writeJournal(tx, { ...line, against: floatOf(deposit), deltaCents: -amountCents, kind: 'chargeback' });
}

/** Far more than the withdrawals of a few days (`PAYOUTS_PER_DAY`); a person decides about any that are left. */
const MOST_HELD = 100;

/** Unsent withdrawals wait while a dispute is open. Then they go on, or are refused once money was taken back, waiting or not. */
export async function settleWaiting(ctx: LedgerContext, uid: string): Promise<void> {
  const where = [ownedBy(uid), ['status', 'in', HELD_STATES] as const];
  const held = await ctx.store.find('withdrawals', { where, orderBy: ['createdAt', 'asc'], limit: MOST_HELD });
  for (const withdrawal of held) {
    const user = await ctx.store.get('users', uid);
    const others = await otherUsers(ctx.store, uid, user);
    const isStopped = isOpen(withdrawal) && (isDisputed(user, others) || !isCovered(user));
    const after = isStopped ? await settleWithdrawal(ctx, withdrawal, { kind: 'disputed' }) : withdrawal;
    const isWaiting = after?.status === 'review' && after.reason === 'disputed';
    if (isWaiting && !isDisputed(user, others)) await settleWithdrawal(ctx, after, { kind: 'released' });
  }
}

/** True while nothing may be sent. */
export async function mustWait(reader: Pick<Reader, 'get'>, uid: string): Promise<boolean> {
  const user = await reader.get('users', uid);
  return !isCovered(user) || isDisputed(user, await otherUsers(reader, uid, user));
}
