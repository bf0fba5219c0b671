import type { MpesaWithdrawal } from './records.ts';
import { gatewayOutcome } from '../gateway/gatewayOutcome.ts';
import type { MpesaContext } from './MpesaContext.ts';

/** Asks about a payout; the answer comes to the result path. A failed query is repeated later. */
export async function askPayout(
  ctx: MpesaContext,
  { id: withdrawalId, conversationId }: Pick<MpesaWithdrawal, 'id' | 'conversationId'>,
): Promise<void> {
  const asked = await gatewayOutcome(() => ctx.mpesa.askPayout({ withdrawalId, conversationId }));
  if (asked.kind !== 'answered') ctx.log.warn({ withdrawalId, outcome: asked.kind }, 'payout could not be asked for');
}
