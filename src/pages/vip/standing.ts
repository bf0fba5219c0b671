import type { VipLevel } from '@contract/rewards.ts';

export interface Standing {
  /** The highest level reached; absent below the first. */
  level: VipLevel | undefined;
  /** The one to come; absent at the top. */
  next: VipLevel | undefined;
  /** 0 to 1: how much of what `next` asks for was wagered; 1 at the top. */
  share: number;
  /** Decimal USD still to be wagered for `next`. */
  missing: number;
}

/** The lowest first, as players climb them. */
export const climbed = (levels: readonly VipLevel[]): VipLevel[] =>
  levels.toSorted((a, b) => a.minWager - b.minWager || a.order - b.order);

/** Where a player stands who wagered `totalWager` (decimal USD) in all. */
export function standingOf(levels: readonly VipLevel[], totalWager: number): Standing {
  const ladder = climbed(levels);
  const level = ladder.findLast(({ minWager }) => minWager <= totalWager);
  const next = ladder.find(({ minWager }) => minWager > totalWager);
  if (!next) return { level, next, share: 1, missing: 0 };
  return { level, next, share: totalWager / next.minWager, missing: next.minWager - totalWager };
}
