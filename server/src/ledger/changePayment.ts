import type { DepositRecord } from '../store/records/deposit.ts';
import { instant, type LedgerContext } from './LedgerContext.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';

/** Writes fields that move no money. Returns the record after it; undefined when it is missing or `is` rejects it. */
export async function changeDeposit<TDeposit extends DepositRecord>(
  ctx: LedgerContext,
  { id, userId }: Pick<DepositRecord, 'id' | 'userId'>,
  is: (deposit: DepositRecord) => deposit is TDeposit,
  change: (deposit: TDeposit, at: string) => TDeposit | undefined,
): Promise<TDeposit | undefined> {
  const at = instant(ctx.now());
  return ctx.store.transaction(userId, async (tx) => {
    const stored = await tx.get('deposits', id);
    const before = stored && is(stored) ? stored : undefined;
    const changed = before && change(before, at);
    if (changed) tx.set('deposits', changed);
    return changed ?? before;
  });
}

/** Does for a withdrawal what `changeDeposit` does for a deposit. */
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
