import type { WithdrawalRecord } from '../../store/records/withdrawal.ts';
import { isMpesaPayout, type MpesaWithdrawal } from './records.ts';
import { settleWithdrawal } from '../../ledger/index.ts';
import type { MpesaContext } from './MpesaContext.ts';

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
