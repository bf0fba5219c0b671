import type { CardRefund } from './CardGateway.ts';
import { refundsOf, type WithdrawalRecord } from '../../store/records/withdrawal.ts';
import { settleRefund } from '../../ledger/index.ts';
import type { CardContext } from './CardContext.ts';

/** Applies a refund as the provider has just reported it. Ignores a refund that is no part of the withdrawal. */
export async function applyRefund(
  ctx: CardContext,
  withdrawal: WithdrawalRecord,
  refund: CardRefund,
): Promise<WithdrawalRecord> {
  const { paymentIntentId, amountCents, refundId, status } = refund;
  const ours = refundsOf(withdrawal).find((known) => known.paymentIntentId === paymentIntentId);
  const isSame = ours?.amountCents === amountCents && (ours.refundId === undefined || ours.refundId === refundId);
  if (!ours || !isSame) {
    ctx.log.warn({ withdrawalId: withdrawal.id }, 'refund is not of this withdrawal');
    return withdrawal;
  }
  const { depositId } = ours;
  return (await settleRefund(ctx, withdrawal, { depositId, refundId, status })) ?? withdrawal;
}
