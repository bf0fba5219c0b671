import { changeWithdrawal } from '../ledger/changeWithdrawal.ts';
import type { WithdrawalRecord } from '../ledger/records.ts';
import type { WithdrawalEvent } from '../ledger/rules/decideWithdrawal.ts';
import { settleWithdrawal } from '../ledger/settleWithdrawal.ts';
import type { PayoutAnswer } from '../gateways/MobileGateway.ts';
import { type GatewayOutcome, gatewayOutcome } from '../wallet/gatewayOutcome.ts';
import type { WalletContext } from '../wallet/WalletContext.ts';

/**
 * Sends a payout under the withdrawal's own id, which the provider takes once; what became of one that it has taken is
 * asked for, and answered at the result path.
 */
export async function payOutMobile(ctx: WalletContext, withdrawal: WithdrawalRecord): Promise<void> {
  const { id: withdrawalId, conversationId, isOutcomeUnknown, status } = withdrawal;
  const isTaken = status === 'processing' && !isOutcomeUnknown;
  if (isTaken || conversationId) return ask(ctx, withdrawal);
  const { phoneNumber: msisdn = '', payoutKes: amountKes = 0 } = withdrawal;
  const outcome = await gatewayOutcome(() => ctx.mobile.payOut({ withdrawalId, msisdn, amountKes }));
  if (outcome.kind === 'unknown') ctx.log.warn({ withdrawalId, err: outcome.error }, 'payout: outcome unknown');
  if (outcome.kind === 'answered' && outcome.answer.kind === 'accepted')
    await keepConversation(ctx, withdrawal, outcome.answer.conversationId);
  const event = eventOf(outcome);
  if (event) await settleWithdrawal(ctx, withdrawal, event);
}

function eventOf(outcome: GatewayOutcome<PayoutAnswer>): WithdrawalEvent | undefined {
  if (outcome.kind === 'unavailable') return undefined;
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  if (outcome.kind === 'refused' || outcome.answer.kind === 'refused') return { kind: 'failed' };
  return { kind: 'accepted' };
}

const keepConversation = (ctx: WalletContext, withdrawal: WithdrawalRecord, conversationId: string) =>
  changeWithdrawal(ctx, withdrawal, (now) => ({ ...now, conversationId }));

async function ask(ctx: WalletContext, { id: withdrawalId, conversationId }: WithdrawalRecord): Promise<void> {
  const asked = await gatewayOutcome(() => ctx.mobile.askPayout({ withdrawalId, conversationId }));
  if (asked.kind !== 'answered') ctx.log.warn({ withdrawalId, outcome: asked.kind }, 'payout could not be asked for');
}
