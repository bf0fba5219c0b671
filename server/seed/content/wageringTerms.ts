import type { WageringTerms } from '../../../contract/bonusTerms.ts';

/** What all bonuses of the seed have in common. `maxStake` is in whole KES. */
export const WAGERING_TERMS: Omit<WageringTerms, 'wagering'> = {
  contribution: { slots: 100, crash: 50, mines: 50, dice: 10 },
  maxStake: 500,
  expiryDays: 30,
  conversionTimes: 5,
};
