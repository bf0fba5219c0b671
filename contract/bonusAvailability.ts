/** How often, when and for whom a bonus is given (docs/money.md, Bonus money). */
import * as v from 'valibot';
import { numberWithin } from './bonusTerms.ts';

/** `first`: before the first completed deposit. `returning`: after it. */
export const BONUS_AUDIENCES = ['all', 'first', 'returning'] as const;

/** Why a bonus is not to be had now. `used`: as often as its terms allow, by the player, the payer or the device. */
export const BONUS_HINDRANCES = ['used', 'closed', 'other_players'] as const;

const MOST_TIMES = 10_000;
const times = (instead?: number) => v.optional(numberWithin(1, MOST_TIMES), instead);

/** Each counts over all accounts. A payer is a phone or a card. Missing: without a limit. */
const timesOf = (instead?: number) => ({
  mostPerPlayer: times(instead),
  mostPerPayer: times(instead),
  mostPerDevice: times(instead),
  /** For one player, payer or device, in a day of Nairobi. */
  mostPerDay: times(1),
});

/** In Nairobi. Until an hour before `fromHour` is until that hour of the next day. */
const WHEN = {
  fromHour: v.optional(numberWithin(0, 23), 0),
  untilHour: v.optional(numberWithin(1, 24), 24),
  /** 1: Monday, 7: Sunday. Missing or none: every day. */
  weekdays: v.optional(v.array(numberWithin(1, 7)), []),
};

const WHOM = { audience: v.optional(v.picklist(BONUS_AUDIENCES), 'all') };

export const BONUS_AVAILABILITY = { ...timesOf(), ...WHEN, ...WHOM } as const;

/** A step of the welcome pack is given once. */
export const STEP_AVAILABILITY = { ...timesOf(1), ...WHEN, ...WHOM } as const;

export const AvailabilitySchema = v.object(BONUS_AVAILABILITY);

export type BonusHindrance = (typeof BONUS_HINDRANCES)[number];
export type BonusAvailability = v.InferOutput<typeof AvailabilitySchema>;
