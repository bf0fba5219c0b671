/** Whether a round gave the player more than it took. What pays the stake or less is said, and not celebrated. */
export const isGain = (payoutCents: number, stakeCents: number): boolean => payoutCents > stakeCents;
