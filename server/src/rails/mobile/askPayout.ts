import type { MobileWithdrawal } from './records.ts';
import { gatewayOutcome } from '../gateway/gatewayOutcome.ts';
import type { MobileContext } from './MobileContext.ts';

/** Asks about a payout; the answer comes to the result path. A failed query is repeated later. */
export async function askPayout(
  ctx: MobileContext,
  { id: withdrawalId, conversationId }: Pick<MobileWithdrawal, 'id' | 'conversationId'>,
): Promise<void> {
  const asked = await gatewayOutcome(() => ctx.mobile.askPayout({ withdrawalId, conversationId }));
  if (asked.kind !== 'answered') ctx.log.warn({ withdrawalId, outcome: asked.kind }, 'payout could not be asked for');
}
