/** Payments as people of the operator see them, and what they decide about those that wait. */
import type { Adjustment, Payment, PaymentsQuery, PayoutDecision } from '../../../contract/console/payments.ts';
import { type Asked, MOST_ROWS, type Page } from '../../../contract/console/staffRoute.ts';
import { RAIL_NAMES, RAIL_WORDS } from '../../../contract/railWords.ts';
import { refusal } from '../errors/moneyRefusals.ts';
import { type AnyRecord, type Beside, isUnsent, kesMinorOf, minorOf, railOf } from '../ledger/index.ts';
import { isStorableId } from '../store/reading.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import { decideReview } from '../wallet/reviews.ts';
import { askFor } from './approvals/approvals.ts';
import { isAboveCap } from './approvals/heldActions.ts';
import { type Deed, writeAudit } from './audit/auditTrail.ts';
import type { Caller, ConsoleContext } from './ConsoleContext.ts';
import { pageOf } from './pageOf.ts';
import { staffRefusal } from './refusals.ts';

const commonOf = (record: AnyRecord) => ({
  ...{ id: record.id, playerId: record.userId, amount: record.amount, currency: record.currency },
  ...{ status: record.status, createdAt: record.createdAt },
  ...(record.reason && { reason: record.reason }),
  ...(record.receipt && { receipt: record.receipt }),
  ...(record.updatedAt && { updatedAt: record.updatedAt }),
});

type Lines = Pick<ConsoleContext, 'terms' | 'money'>;

/** A large payout, and the first one to a telephone that was new to the account when it was asked for. */
function needsTwo({ terms, money }: Lines, withdrawal: WithdrawalRecord): boolean {
  const isLarge = kesMinorOf(withdrawal, money.kesPerUsd()) >= minorOf(terms.twoPeopleKes);
  return isLarge || (withdrawal.sendAfter ?? '') > withdrawal.createdAt;
}

function ofWithdrawal(ctx: ConsoleContext, withdrawal: WithdrawalRecord): Payment {
  const { method, methodDetails: account } = withdrawal;
  const canDecide = isUnsent(withdrawal);
  return {
    ...commonOf(withdrawal),
    ...{ method: RAIL_WORDS[method].withdrawal, canDecide, needsTwo: canDecide && needsTwo(ctx, withdrawal) },
    ...(account && { account }),
  };
}

function ofDeposit({ money }: ConsoleContext, deposit: DepositRecord): Payment {
  const name = deposit.paymentMethod === 'returned' ? deposit.method : deposit.paymentMethod;
  const account = railOf(money.rails, deposit.paymentMethod)?.detailsOf(deposit);
  return {
    ...commonOf(deposit),
    ...{ method: RAIL_WORDS[name ?? RAIL_NAMES[0]].deposit, canDecide: false, needsTwo: false },
    ...(account && { account }),
  };
}

const queryOf = ({ state, limit = MOST_ROWS, cursor }: PaymentsQuery) => ({
  where: state === undefined ? [] : [['status', '==', state] as const],
  // The one that waits longest comes first; without a state, the newest one does.
  orderBy: ['createdAt', state === undefined ? 'desc' : 'asc'] as const,
  ...{ limit, cursor },
});

export async function listWithdrawals(ctx: ConsoleContext, query: PaymentsQuery): Promise<Page<Payment>> {
  const page = await pageOf(ctx.store, 'withdrawals', queryOf(query));
  return { ...page, items: page.items.map((one) => ofWithdrawal(ctx, one)) };
}

export async function listDeposits(ctx: ConsoleContext, query: PaymentsQuery): Promise<Page<Payment>> {
  const page = await pageOf(ctx.store, 'deposits', queryOf(query));
  return { ...page, items: page.items.map((one) => ofDeposit(ctx, one)) };
}

const ENDS = { release: 'pending', refuse: 'failed' } as const;

/** An entry of the audit beside what one person, or a program, decides about a withdrawal. @throws ApiError 409 where two have to */
export const recordingPayout =
  (lines: Lines, deed: Deed, id: string, decision: PayoutDecision['decision']): Beside<WithdrawalRecord> =>
  async () =>
  (tx, { before, after }) => {
    const isDone = after !== before && after.status === ENDS[decision];
    if (isDone && decision === 'release' && needsTwo(lines, before)) throw staffRefusal('needs_two');
    writeAudit(tx, deed, {
      ...{ action: `withdrawal.${decision}`, subject: { kind: 'withdrawal', id } },
      outcome: isDone ? 'done' : 'refused',
      ...{ before: { status: before.status }, after: { status: after.status } },
    });
  };

/** Sends it or gives its money back; or asks, where a second person has to approve. @throws ApiError 404, 409 */
export async function decidePayout(
  ctx: ConsoleContext,
  caller: Caller,
  id: string,
  { decision }: PayoutDecision,
): Promise<Payment | Asked> {
  const withdrawal = isStorableId(id) ? await ctx.store.get('withdrawals', id) : undefined;
  if (!withdrawal) throw refusal('withdrawal_not_found');
  if (decision === 'release' && isUnsent(withdrawal) && needsTwo(ctx, withdrawal))
    return askFor(ctx, caller, {
      action: 'withdrawal.release',
      subject: { kind: 'withdrawal', id },
      payload: { withdrawalId: id },
    });
  try {
    await decideReview(ctx.money, id, { decision }, recordingPayout(ctx, caller.deed, id, decision));
  } finally {
    ctx.recorded();
  }
  return ofWithdrawal(ctx, (await ctx.store.get('withdrawals', id)) ?? withdrawal);
}

/** @throws ApiError 404, and 409 above the most that one correction may be */
export async function askCorrection(
  ctx: ConsoleContext,
  caller: Caller,
  { playerId, amount }: Adjustment,
  key: string,
): Promise<Asked> {
  const user = isStorableId(playerId) ? await ctx.store.get('users', playerId) : undefined;
  if (!user) throw staffRefusal('player_not_found');
  if (isAboveCap(ctx, user, amount)) throw staffRefusal('above_cap');
  return askFor(ctx, caller, {
    action: 'balance.correct',
    subject: { kind: 'player', id: playerId },
    payload: { playerId, amount },
    key,
  });
}
