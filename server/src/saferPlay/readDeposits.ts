import type { DepositRecord } from '../store/records/deposit.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { instant } from '../ledger/index.ts';
import { windowMs } from './rules/usage.ts';

/** The requested deposits of the longest period until now, oldest first. */
export function readDeposits(store: Pick<Reader, 'find'>, uid: string, now: number): Promise<DepositRecord[]> {
  return store.find('deposits', {
    where: [
      ['userId', '==', uid],
      ['createdAt', '>=', instant(now - windowMs('month'))],
    ],
    orderBy: ['createdAt', 'asc'],
  });
}
