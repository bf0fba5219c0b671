import type { WageringTerms } from '../../../contract/bonusTerms.ts';

/** What all bonuses of the seed have in common. `maxStake` is in whole KES. */
export const WAGERING_TERMS: Omit<WageringTerms, 'wagering'> = {
  contribution: { slots: 100, crash: 50, mines: 50, dice: 10 },
  maxStake: 500,
  expiryDays: 30,
  conversionTimes: 5,
};

/** Every hour of every day, for everybody. */
const ALWAYS = { fromHour: 0, untilHour: 24, audience: 'all' } as const;

/** Once a day for a player, a payer and a device. */
export const ONCE_A_DAY = { ...ALWAYS, weekdays: [] as number[], mostPerDay: 1 };

/** Once for a player, a payer and a device. */
export const ONCE = { ...ONCE_A_DAY, mostPerPlayer: 1, mostPerPayer: 1, mostPerDevice: 1 };
