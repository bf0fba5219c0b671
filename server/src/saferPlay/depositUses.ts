/** The list of deposits that count against limits, oldest first, with a bound on its length. */
import { instant, type Moment, storedMinor, type Write } from '../ledger/index.ts';
import type { DocumentStore, Reader } from '../store/DocumentStore.ts';
import { ownedBy } from '../store/query.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { DepositUse } from '../store/records/saferPlay.ts';
import { CannotWrite } from '../store/errors.ts';
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
  if (uses.length === 0) return uses;
  try {
    await store.transaction(uid, async (tx) =>
      tx.set('deposit-uses', { id: uid, uses: await readDepositUses(tx, uid, now) }),
    );
  } catch (error) {
    if (!(error instanceof CannotWrite)) throw error;
  }
  return uses;
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
    where: [ownedBy(uid), ['createdAt', '>=', instant(now - windowMs('month'))]],
    orderBy: ['createdAt', 'asc'],
  });

/** With more, deposits close to each other become one, which counts until the last of them has left the period. */
export const MOST_USES = 200;

function useOf({ createdAt, amount, currency, kesPerUsd }: DepositRecord): DepositUse {
  const minor = storedMinor(amount);
  return {
    at: Date.parse(createdAt),
    kesMinor: currency === 'KES' ? minor : 0,
    usdMinor: currency === 'USD' ? minor : 0,
    ...(kesPerUsd !== undefined && { kesPerUsd }),
  };
}

/** Open deposits count too. A returned payout is not money from the player. */
export const usesOf = (deposits: readonly DepositRecord[], now: number): DepositUse[] =>
  deposits
    .filter(({ status, paymentMethod }) => status !== 'failed' && paymentMethod !== 'returned')
    .map(useOf)
    .reduce<DepositUse[]>((uses, use) => withUse(uses, use, now), []);

/** The list with one more, without those that have left the longest period. */
function withUse(uses: readonly DepositUse[], use: DepositUse, now: number): DepositUse[] {
  const recent = [...uses, use].filter(({ at }) => at >= now - windowMs('month')).toSorted((a, b) => a.at - b.at);
  return recent.length > MOST_USES ? joinClosest(recent) : recent;
}

/** The list without a deposit that failed; it is in the first use that is not older. */
export function withoutUse(uses: readonly DepositUse[], gone: DepositUse): DepositUse[] {
  const index = uses.findIndex(({ at }) => at >= gone.at);
  return uses.flatMap((use, i) => {
    if (i !== index) return [use];
    const kesMinor = Math.max(0, use.kesMinor - gone.kesMinor);
    const usdMinor = Math.max(0, use.usdMinor - gone.usdMinor);
    return kesMinor + usdMinor > 0 ? [{ ...use, kesMinor, usdMinor }] : [];
  });
}

/** Two neighbours that span the least time become one, so that no use spans much more than others. */
function joinClosest(uses: readonly DepositUse[]): DepositUse[] {
  const spanAt = (index: number): number => (uses[index + 1]?.at ?? Infinity) - (uses[index - 1]?.at ?? -Infinity);
  let least = 1;
  for (let index = 2; index < uses.length - 1; index += 1) if (spanAt(index) < spanAt(least)) least = index;
  return uses.flatMap((use, index) => {
    const next = uses[least + 1];
    if (index === least + 1) return [];
    if (index !== least || !next) return [use];
    return [{ ...next, kesMinor: use.kesMinor + next.kesMinor, usdMinor: use.usdMinor + next.usdMinor }];
  });
}
