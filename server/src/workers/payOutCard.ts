import type { RefundPart, WithdrawalRecord } from '../ledger/records.ts';
import { settleRefund, settleWithdrawal } from '../ledger/settleWithdrawal.ts';
import { applyRefund } from '../wallet/applyRefund.ts';
import { gatewayOutcome } from '../wallet/gatewayOutcome.ts';
import type { WalletContext } from '../wallet/WalletContext.ts';

/** Sends the refunds that are planned, each under a key of its own, and asks about those that are pending. */
export async function payOutCard(ctx: WalletContext, withdrawal: WithdrawalRecord): Promise<void> {
  for (const part of withdrawal.parts ?? []) await payOutPart(ctx, withdrawal, part);
}

async function payOutPart(ctx: WalletContext, withdrawal: WithdrawalRecord, part: RefundPart): Promise<void> {
  if (part.status === 'succeeded' || part.status === 'failed') return;
  const { refundId } = part;
  const outcome = await gatewayOutcome(() => (refundId ? ctx.card.readRefund(refundId) : send(ctx, withdrawal, part)));
  if (outcome.kind === 'answered') await applyRefund(ctx, withdrawal, outcome.answer);
  else if (outcome.kind === 'unknown') await settleWithdrawal(ctx, withdrawal, { kind: 'unknown' });
  else if (outcome.kind === 'refused' && !refundId)
    await settleRefund(ctx, withdrawal, { depositId: part.depositId, status: 'failed' });
}

const send = (ctx: WalletContext, { id }: WithdrawalRecord, { paymentIntentId, amountCents }: RefundPart) =>
  ctx.card.refund({ withdrawalId: id, paymentIntentId, amountCents, idempotencyKey: `${id}:${paymentIntentId}` });
