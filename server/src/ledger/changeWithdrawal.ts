import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import { instant, type LedgerContext } from './LedgerContext.ts';

/** Like `changeDeposit`, for a withdrawal. */
export async function changeWithdrawal<TWithdrawal extends WithdrawalRecord>(
  ctx: LedgerContext,
  { id, userId }: Pick<WithdrawalRecord, 'id' | 'userId'>,
  is: (withdrawal: WithdrawalRecord) => withdrawal is TWithdrawal,
  change: (withdrawal: TWithdrawal, at: string) => TWithdrawal | undefined,
): Promise<TWithdrawal | undefined> {
  const at = instant(ctx.now());
  return ctx.store.transaction(userId, async (tx) => {
    const stored = await tx.get('withdrawals', id);
    const before = stored && is(stored) ? stored : undefined;
    const changed = before && change(before, at);
    if (changed) tx.set('withdrawals', changed);
    return changed ?? before;
  });
}
