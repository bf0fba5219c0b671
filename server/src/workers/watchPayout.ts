import { asWithdrawal, type WithdrawalRecord } from '../ledger/records.ts';
import { settleWithdrawal } from '../ledger/settleWithdrawal.ts';
import type { WalletContext } from '../wallet/WalletContext.ts';

/** A payout that may have been made and whose end nobody tells: the player is told so, then it needs a person. */
export async function watchPayout(ctx: WalletContext, { id, userId, createdAt }: WithdrawalRecord): Promise<void> {
  const { payoutUnknownAfter, payoutGivenUpAfter } = ctx.timing;
  const age = ctx.now() - Date.parse(createdAt);
  if (age < payoutUnknownAfter) return;
  const stored = await ctx.store.get('withdrawals', id);
  if (!stored || !isOnItsWay(asWithdrawal(stored))) return;
  const kind = age >= payoutGivenUpAfter ? 'neverAnswered' : 'unknown';
  await settleWithdrawal(ctx, { id, userId }, { kind });
}

const isOnItsWay = ({ status, mayBeSent }: WithdrawalRecord): boolean =>
  status === 'processing' || (status === 'pending' && mayBeSent === true);
