import { instant, type LedgerContext } from './LedgerContext.ts';
import { asWithdrawal, type WithdrawalRecord } from './records.ts';

/** Notes on a withdrawal what moves no money: provider ids, when to look again. Answers the record as it is then. */
export async function changeWithdrawal(
  ctx: LedgerContext,
  { id, userId }: Pick<WithdrawalRecord, 'id' | 'userId'>,
  change: (withdrawal: WithdrawalRecord, at: string) => WithdrawalRecord | undefined,
): Promise<WithdrawalRecord | undefined> {
  const at = instant(ctx.now());
  return ctx.store.transaction(userId, async (tx) => {
    const stored = await tx.get('withdrawals', id);
    const changed = stored && change(asWithdrawal(stored), at);
    if (changed) tx.set('withdrawals', changed);
    return changed ?? (stored && asWithdrawal(stored));
  });
}
