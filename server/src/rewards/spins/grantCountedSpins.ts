import { instant, type LedgerContext } from '../../ledger/index.ts';
import { grantOf } from './spinGrants.ts';
import { readSpinTerms } from './readSpinTerms.ts';

/**
 * Deposits count free spins on the profile. They become a grant on the slot of the terms, valid from then on, when the
 * player first looks at them or opens a slot for money. Without terms they stay counted.
 */
export async function grantCountedSpins(
  { store, now }: Pick<LedgerContext, 'store' | 'now'>,
  uid: string,
): Promise<void> {
  if (((await store.get('users', uid))?.freeSpins ?? 0) <= 0) return;
  const at = instant(now());
  await store.transaction(uid, async (tx) => {
    const user = await tx.get('users', uid);
    const terms = await readSpinTerms(tx);
    const count = Math.floor(user?.freeSpins ?? 0);
    if (!user || !terms || count <= 0) return;
    tx.set('users', { ...user, freeSpins: 0 });
    tx.create('spin-grants', grantOf({ uid, count, source: 'account', sourceId: `${uid}:${at}`, at }, terms));
  });
}
