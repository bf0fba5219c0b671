import { asDeposit, type DepositRecord } from '../ledger/records.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { instant } from '../ledger/LedgerContext.ts';
import { windowMs } from './rules/usage.ts';

/** What the player asked to deposit in the longest window that ends now, oldest first. */
export async function readDeposits(store: Pick<Reader, 'find'>, uid: string, now: number): Promise<DepositRecord[]> {
  const found = await store.find('deposits', {
    where: [
      ['userId', '==', uid],
      ['createdAt', '>=', instant(now - windowMs('month'))],
    ],
    orderBy: ['createdAt', 'asc'],
  });
  return found.map(asDeposit);
}
