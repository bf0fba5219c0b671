/** The list of deposits that count against limits, oldest first, with a bound on its length. */
import { storedMinor } from '../../ledger/index.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import type { DepositUse } from '../../store/records/saferPlay.ts';
import { windowMs } from './usage.ts';

/** With more, deposits close to each other become one, which counts until the last of them has left the period. */
export const MOST_USES = 200;

/** Open deposits count too. A returned payout is not money from the player. */
export const counts = ({ status, paymentMethod }: Pick<DepositRecord, 'status' | 'paymentMethod'>): boolean =>
  status !== 'failed' && paymentMethod !== 'returned';

export function useOf({ createdAt, amount, currency, kesPerUsd }: DepositRecord): DepositUse {
  const minor = storedMinor(amount);
  return {
    at: Date.parse(createdAt),
    kesMinor: currency === 'KES' ? minor : 0,
    usdMinor: currency === 'USD' ? minor : 0,
    ...(kesPerUsd !== undefined && { kesPerUsd }),
  };
}

export const usesOf = (deposits: readonly DepositRecord[], now: number): DepositUse[] =>
  deposits
    .filter(counts)
    .map(useOf)
    .reduce<DepositUse[]>((uses, use) => withUse(uses, use, now), []);

/** The list with one more, without those that have left the longest period. */
export function withUse(uses: readonly DepositUse[], use: DepositUse, now: number): DepositUse[] {
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
