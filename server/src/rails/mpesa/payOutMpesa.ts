import { isMpesaPayout, type MpesaWithdrawal } from './records.ts';
import { gatewayOutcome, type GatewayOutcome } from '../providerCalls.ts';
import type { MpesaContext, PayoutAnswer } from './MpesaGateway.ts';
import { changeWithdrawal, isFinal, settleWithdrawal, type WithdrawalEvent } from '../../ledger/index.ts';
import type { WithdrawalRecord } from '../../store/records/withdrawal.ts';

/** Asks about a payout; the answer comes to the result path. A failed query is repeated later. */
export async function askPayout(
  ctx: MpesaContext,
  { id: withdrawalId, conversationId }: Pick<MpesaWithdrawal, 'id' | 'conversationId'>,
): Promise<void> {
  const asked = await gatewayOutcome(() => ctx.mpesa.askPayout({ withdrawalId, conversationId }));
  if (asked.kind !== 'answered') ctx.log.warn({ withdrawalId, outcome: asked.kind }, 'payout could not be asked for');
}

/**
 * Sends a payout with the withdrawal's id, which the provider accepts once, and asks about an accepted one; the answer
 * comes to the result path. If it may have been sent before, a refusal is about the repeat only.
 */
export async function payOutMpesa(ctx: MpesaContext, withdrawal: MpesaWithdrawal): Promise<void> {
  const { id: withdrawalId, conversationId, isOutcomeUnknown, status } = withdrawal;
  const isTaken = status === 'processing' && !isOutcomeUnknown;
  if (isTaken || conversationId) return askPayout(ctx, withdrawal);
  const noted = await noteSending(ctx, withdrawal);
  if (!noted) return;
  const { phoneNumber: msisdn = '', payoutKes: amountKes = 0 } = withdrawal;
  const outcome = await gatewayOutcome(() => ctx.mpesa.payOut({ withdrawalId, msisdn, amountKes }));
  if (outcome.kind === 'unknown') ctx.log.warn({ withdrawalId, err: outcome.error }, 'payout: outcome unknown');
  await takeIn(ctx, withdrawal, outcome, noted.mayBeDone);
}

/** Stored before the call, so that it survives a crash. Undefined when nothing is left to send. */
async function noteSending(
  ctx: MpesaContext,
  withdrawal: MpesaWithdrawal,
): Promise<{ mayBeDone: boolean } | undefined> {
  let noted: { mayBeDone: boolean } | undefined;
  await changeWithdrawal(ctx, withdrawal, isMpesaPayout, (now) => {
    const mayBeDone = (now.mayBeSent ?? false) || (now.isOutcomeUnknown ?? false);
    const hasEnded = isFinal(now) || now.status === 'review';
    noted = hasEnded ? undefined : { mayBeDone };
    return hasEnded || now.mayBeSent ? undefined : { ...now, mayBeSent: true };
  });
  return noted;
}

async function takeIn(
  ctx: MpesaContext,
  withdrawal: MpesaWithdrawal,
  outcome: GatewayOutcome<PayoutAnswer>,
  mayBeDone: boolean,
): Promise<void> {
  if (outcome.kind === 'unavailable') {
    if (!mayBeDone) await changeWithdrawal(ctx, withdrawal, isMpesaPayout, (now) => ({ ...now, mayBeSent: false }));
    return;
  }
  if (outcome.kind === 'answered' && outcome.answer.kind === 'accepted') {
    const { conversationId } = outcome.answer;
    await changeWithdrawal(ctx, withdrawal, isMpesaPayout, (now) => ({ ...now, conversationId }));
  }
  const event = eventOf(outcome);
  const provesNothing = event.kind === 'failed' && mayBeDone;
  await settleWithdrawal(ctx, withdrawal, provesNothing ? { kind: 'unknown' } : event);
  if (provesNothing) await askPayout(ctx, withdrawal);
}

function eventOf(outcome: Exclude<GatewayOutcome<PayoutAnswer>, { kind: 'unavailable' }>): WithdrawalEvent {
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  if (outcome.kind === 'refused' || outcome.answer.kind === 'refused') return { kind: 'failed' };
  return { kind: 'accepted' };
}

/** A payout without a known outcome: the player is told, and later it goes to review. */
export async function watchPayout(
  ctx: MpesaContext,
  { id, userId, createdAt, sendAfter = createdAt }: MpesaWithdrawal,
): Promise<void> {
  const { payoutUnknownAfter, payoutGivenUpAfter } = ctx.timing;
  const age = ctx.now() - Date.parse(sendAfter);
  if (age < payoutUnknownAfter) return;
  const stored = await ctx.store.get('withdrawals', id);
  if (!stored || !isOnItsWay(stored)) return;
  const kind = age >= payoutGivenUpAfter ? 'neverAnswered' : 'unknown';
  await settleWithdrawal(ctx, { id, userId }, { kind });
}

const isOnItsWay = (withdrawal: WithdrawalRecord): boolean =>
  withdrawal.status === 'processing' ||
  (withdrawal.status === 'pending' && isMpesaPayout(withdrawal) && withdrawal.mayBeSent === true);
