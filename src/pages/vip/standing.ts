import type { VipLevel } from '@contract/rewards.ts';

export interface Standing {
  /** The highest reached level; undefined below the first. */
  level: VipLevel | undefined;
  /** The next level; undefined at the top. */
  next: VipLevel | undefined;
  /** 0 to 1: the wagered part for `next`; 1 at the top. */
  share: number;
  /** Decimal USD still to be wagered for `next`. */
  missing: number;
}

/** Lowest first. */
export const climbed = (levels: readonly VipLevel[]): VipLevel[] =>
  levels.toSorted((a, b) => a.minWager - b.minWager || a.order - b.order);

/** The standing of a player with `totalWager` (decimal USD) in total. */
export function standingOf(levels: readonly VipLevel[], totalWager: number): Standing {
  const ladder = climbed(levels);
  const level = ladder.findLast(({ minWager }) => minWager <= totalWager);
  const next = ladder.find(({ minWager }) => minWager > totalWager);
  if (!next) return { level, next, share: 1, missing: 0 };
  return { level, next, share: totalWager / next.minWager, missing: next.minWager - totalWager };
}
