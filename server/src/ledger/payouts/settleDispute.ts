/** A card payment that the cardholder disputes at the bank: it is frozen, payouts wait, and the bank decides. */
import type { Transaction } from '../../store/DocumentStore.ts';
import type { CompletedDeposit } from '../../store/records/deposit.ts';
import type { DisputeRecord, NotificationRecord } from '../../store/records/notes.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { accountOf, currencyOf, withAccount } from '../account.ts';
import { writeJournal } from '../journal.ts';
import { instant, type LedgerContext } from '../LedgerContext.ts';
import { OPEN_STATES } from '../rules/move.ts';
import { settleWithdrawal } from '../settleWithdrawal.ts';

export interface DisputeEvent {
  disputeId: string;
  /** Cents of the account. */
  amountCents: number;
  status: DisputeRecord['status'];
}

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
  const isChanged = await ctx.store.transaction(userId, async (tx) => {
    const before = await tx.get('disputes', event.disputeId);
    const user = await tx.get('users', userId);
    const deposit = await tx.get('deposits', id);
    const isKnown = before !== undefined && (before.status === event.status || before.status !== 'open');
    if (isKnown || !user || deposit?.status !== 'completed') return false;
    write({ tx, user, deposit, before, event, at });
    return true;
  });
  if (isChanged) {
    ctx.log.error({ depositId: id, uid: userId, dispute: event.status }, 'card payment disputed: needs a person');
    ctx.onChange(userId);
  }
  await settleWaiting(ctx, userId);
}

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
  const account = accountOf(user);
  const balanceCents = account.balanceCents - (lost.lostCents ?? 0);
  const openDisputes = (user.openDisputes ?? 0) + Number(status === 'open') - Number(before?.status === 'open');
  tx.set('users', { ...withAccount(user, userId, { ...account, balanceCents }, at), openDisputes });
  tx.set('notifications', noticeOf({ id: `dispute:${id}:${status}`, userId, at }));
  if (lost.lostCents === undefined) return;
  const line = { userId, account: 'main', currency, recordId: `dispute:${id}`, at } as const;
  writeJournal(tx, { ...line, deltaCents: -amountCents, kind: 'chargeback' });
}

const noticeOf = ({ id, userId, at }: { id: string; userId: string; at: string }): NotificationRecord => ({
  id,
  userId,
  kind: 'dispute',
  createdAt: at,
  isRead: false,
});

/** Unsent withdrawals wait while a dispute is open. After it they go on, or are refused once money was taken back. */
export async function settleWaiting(ctx: LedgerContext, uid: string): Promise<void> {
  const isTheirs = ['userId', '==', uid] as const;
  const user = await ctx.store.get('users', uid);
  const isOpen = (user?.openDisputes ?? 0) > 0;
  const status = isOpen ? (['status', 'in', OPEN_STATES] as const) : (['status', '==', 'review'] as const);
  const found = await ctx.store.find('withdrawals', { where: [isTheirs, status] });
  const waiting = isOpen ? found : found.filter(({ reason }) => reason === 'disputed');
  for (const withdrawal of waiting)
    await settleWithdrawal(ctx, withdrawal, { kind: isOpen ? 'disputed' : await endOf(ctx, uid) });
}

/** What is held must still be covered by the balance. */
async function endOf(ctx: LedgerContext, uid: string): Promise<'released' | 'refused'> {
  const { balanceCents, heldCents } = accountOf(await ctx.store.get('users', uid));
  return heldCents <= balanceCents ? 'released' : 'refused';
}
