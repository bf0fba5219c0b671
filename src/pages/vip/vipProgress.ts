import type { VipLevel } from '@contract/rewards.ts';
import type { CurrencyCode } from '@contract/userChoices.ts';

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

export type VipProgress = ReturnType<typeof vipProgress>;

/**
 * Tells how far a player is who has wagered `totalWager` in all, in the currency of the levels. `share` is 0 to 1 of the
 * way to `next`, which is undefined at the top; `missing` is still to be wagered for it, decimal.
 */
export function vipProgress(levels: readonly VipLevel[], totalWager: number) {
  const ladder = climbed(levels);
  const level = ladder.findLast(({ minWager }) => minWager <= totalWager);
  const next = ladder.find(({ minWager }) => minWager > totalWager);
  if (!next) return { level, next, share: 1, missing: 0 };
  return { level, next, share: totalWager / next.minWager, missing: next.minWager - totalWager };
}
