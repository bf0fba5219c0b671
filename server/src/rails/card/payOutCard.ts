import type { CardRefund } from './CardGateway.ts';
import type { WithdrawalRefund } from '../../store/records/withdrawal.ts';
import type { CardWithdrawal } from './records.ts';
import { settleRefund, settleWithdrawal } from '../../ledger/index.ts';
import { applyRefund } from './applyRefund.ts';
import { type GatewayOutcome, gatewayOutcome } from '../gateway/gatewayOutcome.ts';
import type { CardContext } from './CardContext.ts';

/** Sends the planned refunds, each with its own key, and asks about pending ones. */
export async function payOutCard(ctx: CardContext, withdrawal: CardWithdrawal): Promise<void> {
  for (const refund of withdrawal.parts ?? []) await payOutRefund(ctx, withdrawal, refund);
}

async function payOutRefund(ctx: CardContext, withdrawal: CardWithdrawal, refund: WithdrawalRefund): Promise<void> {
  if (refund.status === 'succeeded' || refund.status === 'failed') return;
  const { refundId } = refund;
  const outcome = refundId
    ? await gatewayOutcome(() => ctx.card.readRefund(refundId))
    : await findOrSend(ctx, withdrawal, refund);
  if (outcome.kind === 'answered') await applyRefund(ctx, withdrawal, outcome.answer);
  else if (outcome.kind === 'unknown') await settleWithdrawal(ctx, withdrawal, { kind: 'unknown' });
  else if (outcome.kind === 'refused' && !refundId)
    await settleRefund(ctx, withdrawal, { depositId: refund.depositId, status: 'failed' });
}

/** The provider forgets keys, so an old refund is searched before its key is used again. */
async function findOrSend(
  ctx: CardContext,
  withdrawal: CardWithdrawal,
  refund: WithdrawalRefund,
): Promise<GatewayOutcome<CardRefund>> {
  const { id: withdrawalId, createdAt } = withdrawal;
  const { paymentIntentId } = refund;
  const send = () => gatewayOutcome(() => sendRefund(ctx, withdrawal, refund));
  if (ctx.now() - Date.parse(createdAt) < ctx.timing.cardKeysLast) return send();
  const found = await gatewayOutcome(() => ctx.card.findRefund({ paymentIntentId, withdrawalId }));
  if (found.kind !== 'answered') return { kind: 'unavailable' };
  return found.answer ? { kind: 'answered', answer: found.answer } : send();
}

const sendRefund = (ctx: CardContext, { id }: CardWithdrawal, { paymentIntentId, amountCents }: WithdrawalRefund) =>
  ctx.card.refund({ withdrawalId: id, paymentIntentId, amountCents, idempotencyKey: `${id}:${paymentIntentId}` });
