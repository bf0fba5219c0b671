/** Where bonuses come from, and how they end. In a file of its own, because the deposit needs their terms alone. */

/** Where a bonus comes from. `account`: bonus money from before bonuses had terms. */
export const BONUS_SOURCES = ['deposit', 'referral', 'wheel', 'freeSpins', 'market', 'challenge', 'account'] as const;

/** How a bonus ends: its money became real, was lost in play, was not wagered in time, or was given up. */
export const BONUS_ENDS = ['converted', 'usedUp', 'expired', 'forfeited'] as const;

export type BonusSource = (typeof BONUS_SOURCES)[number];
export type BonusEnd = (typeof BONUS_ENDS)[number];
