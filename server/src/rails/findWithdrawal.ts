import { isStorableId } from '../store/reading.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import type { LedgerContext } from '../ledger/index.ts';

/** By an id of the provider. */
export async function findWithdrawal(
  ctx: Pick<LedgerContext, 'store'>,
  id: string | undefined,
): Promise<WithdrawalRecord | undefined> {
  return id && isStorableId(id) ? ctx.store.get('withdrawals', id) : undefined;
}
