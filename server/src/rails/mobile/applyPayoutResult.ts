import type { PayoutResult } from './MobileGateway.ts';
import { changeWithdrawal, isOpen, settleWithdrawal, type WithdrawalEvent } from '../../ledger/index.ts';
import { isMobilePayout, type MobileWithdrawal } from './records.ts';
import { askPayout } from './askPayout.ts';
import { findWithdrawal } from '../findWithdrawal.ts';
import type { MobileContext } from './MobileContext.ts';

/**
 * Takes in how a payout ended. The path and the body must name the same withdrawal, and the provider's own name of the
 * payment must be the one that we know. Nothing is signed: that it failed, or that it was paid under a name that we do
 * not know, only counts as the answer to a question of ours, which comes to a path of its own.
 */
export async function applyPayoutResult(
  ctx: MobileContext,
  withdrawalId: string,
  result: PayoutResult,
  { isAnswer = false } = {},
): Promise<void> {
  const withdrawal = await findWithdrawal(ctx, withdrawalId);
  if (!withdrawal || !isMobilePayout(withdrawal) || result.withdrawalId !== withdrawalId)
    return ctx.log.warn({ withdrawalId }, 'payout result of no withdrawal');
  const naming = namingOf(withdrawal, result);
  if (naming === 'another' || (naming === 'none' && !isAnswer))
    return ctx.log.warn({ withdrawalId }, 'payout result names another payment');
  const isPaidByName = naming === 'ours' && result.resultCode === 0;
  if (!isAnswer && !isPaidByName) return verify(ctx, withdrawal, result);
  await settleWithdrawal(ctx, withdrawal, eventOf(withdrawal, result));
}

/** Which payment the result is of, by the provider's own name; ours may have been lost with an answer. */
function namingOf(
  { conversationId: ours }: MobileWithdrawal,
  { conversationId: theirs }: PayoutResult,
): 'ours' | 'another' | 'none' | 'unknown' {
  if (ours === undefined) return 'unknown';
  if (theirs === undefined) return 'none';
  return theirs === ours ? 'ours' : 'another';
}

/** Once it has ended there is nothing to find out, save that a failed one was paid after all. */
async function verify(ctx: MobileContext, withdrawal: MobileWithdrawal, { resultCode }: PayoutResult): Promise<void> {
  const { status } = withdrawal;
  if (status === 'completed' || (status === 'failed' && resultCode !== 0)) return;
  await askPayout(ctx, withdrawal);
}

function eventOf({ payoutKes }: MobileWithdrawal, { resultCode, amountKes, receipt }: PayoutResult): WithdrawalEvent {
  if (resultCode !== 0) return { kind: 'failed' };
  const isOtherAmount = amountKes !== undefined && amountKes !== payoutKes;
  return { kind: 'paid', isOtherAmount, ...(receipt && { receipt }) };
}

/** The provider's queue gave up, which says nothing about the money: it is asked at once. */
export async function applyPayoutTimeout(ctx: MobileContext, withdrawalId: string): Promise<void> {
  const withdrawal = await findWithdrawal(ctx, withdrawalId);
  if (!withdrawal || !isMobilePayout(withdrawal))
    return ctx.log.warn({ withdrawalId }, 'payout timeout of no withdrawal');
  await settleWithdrawal(ctx, withdrawal, { kind: 'unknown' });
  await changeWithdrawal(ctx, withdrawal, isOpen, (now, at) =>
    now.nextCheckAt ? { ...now, nextCheckAt: at } : undefined,
  );
}
