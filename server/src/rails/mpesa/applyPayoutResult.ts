import type { MpesaContext, PayoutResult } from './MpesaGateway.ts';
import { changeWithdrawal, isOpen, settleWithdrawal, type WithdrawalEvent } from '../../ledger/index.ts';
import { isMpesaPayout, type MpesaWithdrawal } from './records.ts';
import { askPayout } from './payOutMpesa.ts';
import { findNamed } from '../providerCalls.ts';

/** Unsigned: a failure, or a payment under an unknown id, counts only as the answer to our own query, which has its own path. */
export async function applyPayoutResult(
  ctx: MpesaContext,
  withdrawalId: string,
  result: PayoutResult,
  { isAnswer = false } = {},
): Promise<void> {
  const withdrawal = await findNamed(ctx, 'withdrawals', withdrawalId);
  // Path and body name the same withdrawal, and the provider's id is the one we know.
  if (!withdrawal || !isMpesaPayout(withdrawal) || result.withdrawalId !== withdrawalId)
    return ctx.log.warn({ withdrawalId }, 'payout result of no withdrawal');
  const naming = namingOf(withdrawal, result);
  if (naming === 'another' || (naming === 'none' && !isAnswer))
    return ctx.log.warn({ withdrawalId }, 'payout result names another payment');
  const isPaidByName = naming === 'ours' && result.resultCode === 0;
  if (!isAnswer && !isPaidByName) return verify(ctx, withdrawal, result);
  await settleWithdrawal(ctx, withdrawal, eventOf(withdrawal, result));
}

/** The payment of the result, by the provider's id; our copy of the id may be lost with an answer. */
function namingOf(
  { conversationId: ours }: MpesaWithdrawal,
  { conversationId: theirs }: PayoutResult,
): 'ours' | 'another' | 'none' | 'unknown' {
  if (ours === undefined) return 'unknown';
  if (theirs === undefined) return 'none';
  return theirs === ours ? 'ours' : 'another';
}

/** After the end nothing is asked, except that a failed payout may have been paid. */
async function verify(ctx: MpesaContext, withdrawal: MpesaWithdrawal, { resultCode }: PayoutResult): Promise<void> {
  const { status } = withdrawal;
  if (status === 'completed' || (status === 'failed' && resultCode !== 0)) return;
  await askPayout(ctx, withdrawal);
}

function eventOf({ payoutKes }: MpesaWithdrawal, { resultCode, amountKes, receipt }: PayoutResult): WithdrawalEvent {
  if (resultCode !== 0) return { kind: 'failed' };
  const isOtherAmount = amountKes !== undefined && amountKes !== payoutKes;
  return { kind: 'paid', isOtherAmount, ...(receipt && { receipt }) };
}

/** A timeout of the provider's queue says nothing about the money, so the provider is asked at once. */
export async function applyPayoutTimeout(ctx: MpesaContext, withdrawalId: string): Promise<void> {
  const withdrawal = await findNamed(ctx, 'withdrawals', withdrawalId);
  if (!withdrawal || !isMpesaPayout(withdrawal))
    return ctx.log.warn({ withdrawalId }, 'payout timeout of no withdrawal');
  await settleWithdrawal(ctx, withdrawal, { kind: 'unknown' });
  await changeWithdrawal(ctx, withdrawal, isOpen, (now, at) =>
    now.nextCheckAt ? { ...now, nextCheckAt: at } : undefined,
  );
}
