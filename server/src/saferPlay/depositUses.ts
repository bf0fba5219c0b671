import { instant, type Moment, type Write } from '../ledger/index.ts';
import type { DocumentStore, Reader } from '../store/DocumentStore.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { DepositUse } from '../store/records/saferPlay.ts';
import { CannotWrite } from '../store/errors.ts';
import { useOf, usesOf, withoutUse, withUse } from './rules/depositUses.ts';
import { windowMs } from './rules/usage.ts';

/** The deposits that count against limits, as kept with the account; of an older account, from its history. */
export async function readDepositUses(
  reader: Pick<Reader, 'get' | 'find'>,
  uid: string,
  now: number,
): Promise<DepositUse[]> {
  const kept = await reader.get('deposit-uses', uid);
  return kept ? [...kept.uses] : usesOf(await readHistory(reader, uid, now), now);
}

/** The same, and keeps what it had to take from the history, where the store takes a write. */
export async function keepDepositUses(store: DocumentStore, uid: string, now: number): Promise<DepositUse[]> {
  const kept = await store.get('deposit-uses', uid);
  if (kept) return [...kept.uses];
  const uses = await readDepositUses(store, uid, now);
  if (uses.length > 0) await keep(store, uid, now).catch(unlessFull);
  return uses;
}

const keep = (store: DocumentStore, id: string, now: number): Promise<void> =>
  store.transaction(id, async (tx) => tx.set('deposit-uses', { id, uses: await readDepositUses(tx, id, now) }));

function unlessFull(error: unknown): void {
  if (!(error instanceof CannotWrite)) throw error;
}

/** A deposit begins to count, or counts no more. Reads now; the returned write comes after all reads. */
export async function countUse(
  reader: Reader,
  { deposit, isCounted }: { deposit: DepositRecord; isCounted: boolean },
  { now, kesPerUsd }: Moment,
): Promise<Write> {
  const { userId: id } = deposit;
  const before = await readDepositUses(reader, id, now);
  const use = useOf({ kesPerUsd, ...deposit });
  const uses = isCounted ? withUse(before, use, now) : withoutUse(before, use);
  return (tx) => tx.set('deposit-uses', { id, uses });
}

const readHistory = (reader: Pick<Reader, 'find'>, uid: string, now: number): Promise<DepositRecord[]> =>
  reader.find('deposits', {
    where: [
      ['userId', '==', uid],
      ['createdAt', '>=', instant(now - windowMs('month'))],
    ],
    orderBy: ['createdAt', 'asc'],
  });
