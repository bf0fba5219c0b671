import type { Collections } from '../store/collections.ts';
import { instant, type LedgerContext } from './LedgerContext.ts';

/** Writes fields that move no money. Returns the record after it; undefined when it is missing or `is` rejects it. */
const changeIn =
  <TName extends 'deposits' | 'withdrawals'>(collection: TName) =>
  async <TRecord extends Collections[TName]>(
    ctx: LedgerContext,
    { id, userId }: { id: string; userId: string },
    is: (record: Collections[TName]) => record is TRecord,
    change: (record: TRecord, at: string) => TRecord | undefined,
  ): Promise<TRecord | undefined> => {
    const at = instant(ctx.now());
    return ctx.store.transaction(userId, async (tx) => {
      const stored = await tx.get(collection, id);
      const before = stored && is(stored) ? stored : undefined;
      const changed = before && change(before, at);
      if (changed) tx.set(collection, changed);
      return changed ?? before;
    });
  };

export const changeDeposit = changeIn('deposits');
export const changeWithdrawal = changeIn('withdrawals');
