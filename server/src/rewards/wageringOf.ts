/** How wagers count for claimed bonuses: for one at a time, the one credited first before those after it. Pure. */

export interface Wagerable {
  /** US cents to be wagered for the whole of it. */
  requiredCents: number;
  /** US cents that the player had wagered when it was credited. */
  wageredBeforeCents: number;
}

/**
 * What of each requirement is done, in US cents: a bonus begins where the one before it ends, or where it was credited,
 * if that was later. `bonuses` come in the order in which they were credited; `wageredCents` is everything that the
 * player ever wagered.
 */
export function wageringOf(bonuses: readonly Wagerable[], wageredCents: number): number[] {
  let free = 0;
  return bonuses.map(({ requiredCents, wageredBeforeCents }) => {
    const start = Math.max(free, wageredBeforeCents);
    free = start + requiredCents;
    return Math.min(Math.max(0, wageredCents - start), requiredCents);
  });
}
