import type { PayoutResult } from '../gateways/MobileGateway.ts';
import { changeWithdrawal } from '../ledger/changeWithdrawal.ts';
import { settleWithdrawal } from '../ledger/settleWithdrawal.ts';
import { findWithdrawal } from './applyRefund.ts';
import type { WalletContext } from './WalletContext.ts';

/** Takes in how a payout ended. The path and the body must name the same withdrawal. */
export async function applyPayoutResult(
  ctx: WalletContext,
  withdrawalId: string,
  { resultCode, amountKes, receipt, ...result }: PayoutResult,
): Promise<void> {
  const withdrawal = await findWithdrawal(ctx, withdrawalId);
  if (withdrawal?.method !== 'mpesa' || result.withdrawalId !== withdrawalId)
    return ctx.log.warn({ withdrawalId }, 'payout result of no withdrawal');
  await settleWithdrawal(
    ctx,
    withdrawal,
    resultCode === 0
      ? { kind: 'paid', ...(amountKes !== undefined && { amountKes }), ...(receipt && { receipt }) }
      : { kind: 'failed' },
  );
}

/** The provider's queue gave up, which says nothing about the money: it is asked at once. */
export async function applyPayoutTimeout(ctx: WalletContext, withdrawalId: string): Promise<void> {
  const withdrawal = await findWithdrawal(ctx, withdrawalId);
  if (withdrawal?.method !== 'mpesa') return ctx.log.warn({ withdrawalId }, 'payout timeout of no withdrawal');
  await settleWithdrawal(ctx, withdrawal, { kind: 'unknown' });
  await changeWithdrawal(ctx, withdrawal, (now, at) => (now.nextCheckAt ? { ...now, nextCheckAt: at } : undefined));
}
