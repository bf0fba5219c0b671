/** Returns whether a round gave the player more than its stake. A smaller payout is shown, not celebrated. */
export const isGain = (payoutCents: number, stakeCents: number): boolean => payoutCents > stakeCents;
