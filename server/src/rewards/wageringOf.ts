/** Wagers count for one claimed bonus at a time, in the order of the credits. Pure functions. */

export interface Wagerable {
  /** Total requirement, US cents. */
  requiredCents: number;
  /** Total wagers of the player at the time of the credit, US cents. */
  wageredBeforeCents: number;
}

/**
 * The done part of each requirement, US cents: a bonus starts where the one before it ends, or at its credit if that
 * was later. `bonuses` in the order of their credits; `wageredCents`: all wagers of the player.
 */
export function wageringOf(bonuses: readonly Wagerable[], wageredCents: number): number[] {
  let free = 0;
  return bonuses.map(({ requiredCents, wageredBeforeCents }) => {
    const start = Math.max(free, wageredBeforeCents);
    free = start + requiredCents;
    return Math.min(Math.max(0, wageredCents - start), requiredCents);
  });
}
