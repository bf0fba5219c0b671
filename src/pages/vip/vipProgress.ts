import type { VipLevel } from '@contract/rewards.ts';
import type { CurrencyCode } from '@contract/userChoices.ts';

export interface VipProgress {
  /** The highest reached level; undefined below the first. */
  level: VipLevel | undefined;
  /** The next level; undefined at the top. */
  next: VipLevel | undefined;
  /** 0 to 1: the wagered part for `next`; 1 at the top. */
  share: number;
  /** Still to be wagered for `next`, decimal. */
  missing: number;
}

/** Lowest first. */
export const climbed = (levels: readonly VipLevel[]): VipLevel[] =>
  levels.toSorted((a, b) => a.minWager - b.minWager || a.order - b.order);

/** `minWager` of each level is in `currency`: the player's where every level has it, else USD. */
export interface Measured {
  levels: readonly VipLevel[];
  currency: CurrencyCode;
}

export function measuredIn(levels: readonly VipLevel[], currency: CurrencyCode): Measured {
  const inKes = levels.flatMap((level) =>
    level.minWagerKes === undefined ? [] : [{ ...level, minWager: level.minWagerKes }],
  );
  return currency === 'KES' && inKes.length === levels.length
    ? { levels: inKes, currency }
    : { levels, currency: 'USD' };
}

/** Tells how far a player is who has wagered `totalWager` in all, in the currency of the levels. */
export function vipProgress(levels: readonly VipLevel[], totalWager: number): VipProgress {
  const ladder = climbed(levels);
  const level = ladder.findLast(({ minWager }) => minWager <= totalWager);
  const next = ladder.find(({ minWager }) => minWager > totalWager);
  if (!next) return { level, next, share: 1, missing: 0 };
  return { level, next, share: totalWager / next.minWager, missing: next.minWager - totalWager };
}
