import type { WithdrawalAnswer, WithdrawalBody } from '../../../contract/wallet.ts';
import { idempotencyOf } from '../ledger/idempotency.ts';
import { minorOf } from '../ledger/minor.ts';
import { requestWithdrawal } from '../ledger/requestWithdrawal.ts';
import type { Wallet } from './createWallet.ts';

/**
 * Answers as soon as the money is held; the payout follows at once. The same request again gives the first answer.
 * @throws ApiError 409 for a key that came with another request
 */
export async function withdraw(
  { ctx, workers }: Wallet,
  uid: string,
  body: WithdrawalBody,
  key: string,
): Promise<WithdrawalAnswer> {
  const { id, answer, timeline } = await requestWithdrawal(ctx, {
    uid,
    amountCents: minorOf(body.amount),
    methodId: body.methodId,
    idempotency: idempotencyOf(uid, key, 'wallet/withdrawals', body),
  });
  if (!answer.success) return { ...answer, transactionId: id, reason: timeline[0]?.reason };
  workers.payouts.nudge();
  return { ...answer, transactionId: id, reason: undefined };
}
