import { instant, type LedgerContext } from './LedgerContext.ts';
import { asDeposit, type DepositRecord } from './records.ts';

/**
 * Notes on an open or ended deposit what moves no money: provider ids, answers, when to look again.
 * Answers the record as it is then; undefined when there is none.
 */
export async function changeDeposit(
  ctx: LedgerContext,
  { id, userId }: Pick<DepositRecord, 'id' | 'userId'>,
  change: (deposit: DepositRecord, at: string) => DepositRecord | undefined,
): Promise<DepositRecord | undefined> {
  const at = instant(ctx.now());
  const result = await ctx.store.transaction(userId, async (tx) => {
    const stored = await tx.get('deposits', id);
    const changed = stored && change(asDeposit(stored), at);
    if (changed) tx.set('deposits', changed);
    return { record: changed ?? (stored && asDeposit(stored)), hasChanged: changed !== undefined };
  });
  if (result.hasChanged) ctx.onChange(userId);
  return result.record;
}
