import type { DepositRecord } from '../store/records/deposit.ts';
import { instant, type LedgerContext } from './LedgerContext.ts';

/**
 * Notes on an open or ended deposit what moves no money: provider ids, answers, when to look again.
 * Answers the record as it is then; undefined when there is none, or none that `is` says.
 */
export async function changeDeposit<TDeposit extends DepositRecord>(
  ctx: LedgerContext,
  { id, userId }: Pick<DepositRecord, 'id' | 'userId'>,
  is: (deposit: DepositRecord) => deposit is TDeposit,
  change: (deposit: TDeposit, at: string) => TDeposit | undefined,
): Promise<TDeposit | undefined> {
  const at = instant(ctx.now());
  const { before, changed } = await ctx.store.transaction(userId, async (tx) => {
    const stored = await tx.get('deposits', id);
    const before = stored && is(stored) ? stored : undefined;
    const changed = before && change(before, at);
    if (changed) tx.set('deposits', changed);
    return { before, changed };
  });
  if (changed) ctx.onChange(userId);
  return changed ?? before;
}
