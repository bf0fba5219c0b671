/**
 * Terms of bonus money and of free spins, and how often, when and for whom bonuses are given (docs/money.md, Bonus money).
 * An offer with a term out of its range is not offered.
 */
import * as v from 'valibot';
import { contentItem } from './contentItem.ts';
import { optionalText } from './fields.ts';
import { type BonusTerms, convertMinor } from './money.ts';
import { HOUSE_KINDS, type HouseKind, ofKinds } from './playTerms.ts';
import type { CurrencyCode } from './userChoices.ts';

export const MOST_BONUS_TERMS = {
  wagering: 100,
  maxStake: 1_000_000,
  expiryDays: 365,
  conversionTimes: 1_000,
} as const;

export const numberWithin = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.check((value) => value >= least && value <= most, `from ${least} to ${most}`),
  );

export const wholeUpTo = (most: number) =>
  v.pipe(
    numberWithin(0, most),
    v.check((value) => Number.isInteger(value), 'a whole number'),
  );

const upTo = (most: number, least = 0) => numberWithin(least, most);

export const byKind = <TEntry>(entry: TEntry) => ofKinds(() => entry);

/** Terms that do not name these kinds count them whole. */
const FIRST_KINDS: readonly HouseKind[] = ['slots', 'crash', 'mines', 'dice'];

/** A later kind that terms do not name counts like the one that counts least: no old offer is cheaper to wager on a new game. */
export function sharesOf(named: Readonly<Partial<Record<HouseKind, number | undefined>>>): Record<HouseKind, number> {
  const least = Math.min(100, ...HOUSE_KINDS.map((kind) => named[kind] ?? 100));
  return ofKinds((kind) => named[kind] ?? (FIRST_KINDS.includes(kind) ? 100 : least));
}

export const BONUS_TERMS = {
  /** How many times the bonus, with the deposit that it came with, must be staked; less than once counts as once. */
  wagering: v.optional(upTo(MOST_BONUS_TERMS.wagering), 0),
  /** The percentage of a stake that counts, by kind of game. */
  contribution: v.pipe(v.optional(v.object(byKind(v.optional(upTo(100)))), {}), v.transform(sharesOf)),
  /** Whole KES: a stake above it may contain no bonus money, and does not count. Missing: as high as the game takes. */
  maxStake: v.optional(upTo(MOST_BONUS_TERMS.maxStake, 1)),
  /** The days count from the one on which the turn of the bonus begins. */
  expiryDays: v.optional(upTo(MOST_BONUS_TERMS.expiryDays, 1), 30),
  /** The most that becomes real money, in times of the bonus. Missing: all that is left. */
  conversionTimes: v.optional(upTo(MOST_BONUS_TERMS.conversionTimes, 1)),
} as const;

export const BonusTermsSchema = v.object(BONUS_TERMS);
export type WageringTerms = v.InferOutput<typeof BonusTermsSchema>;

/** Money that was never staked is no prize. */
export const timesOf = ({ wagering }: Pick<WageringTerms, 'wagering'>): number => Math.max(1, wagering);

/** The part of a deposit that is wagered with its bonus. Each deposit brings the same free spins: for spins alone the least counts. */
export function wageredMinorOf(terms: BonusTerms, depositMinor: number, currency: CurrencyCode, kesPerUsd: number) {
  const { bonusPercentage, extraKes = 0, minDeposit } = terms;
  if (bonusPercentage > 0 || extraKes > 0 || minDeposit <= 0) return depositMinor;
  return Math.min(depositMinor, convertMinor(Math.ceil(minDeposit * 100), 'KES', currency, kesPerUsd));
}

/** Why a bonus is not to be had now. `used`: as often as its terms allow, by the player, the payer or the device. */
export const BONUS_UNAVAILABILITIES = ['used', 'closed', 'other_players'] as const;

const times = (instead?: number) => v.optional(numberWithin(1, 10_000), instead);

/**
 * Each number of times counts over all accounts; without one there is no limit. A payer is a phone or a card. Hours and days
 * are those of Nairobi.
 */
const availability = (instead?: number) => ({
  mostPerPlayer: times(instead),
  mostPerPayer: times(instead),
  mostPerDevice: times(instead),
  /** The limit of one day counts for each player, payer and device. */
  mostPerDay: times(1),
  fromHour: v.optional(numberWithin(0, 23), 0),
  /** An hour before `fromHour` is one of the next day. */
  untilHour: v.optional(numberWithin(1, 24), 24),
  /** 1 is Monday, 7 is Sunday. An empty list means every day. */
  weekdays: v.optional(v.array(numberWithin(1, 7)), []),
  /** `first`: before the first completed deposit. `returning`: after it. */
  audience: v.optional(v.picklist(['all', 'first', 'returning']), 'all'),
});

export const BONUS_AVAILABILITY = availability();

/** A step of the welcome pack is given once. */
export const STEP_AVAILABILITY = availability(1);
export const AvailabilitySchema = v.object(BONUS_AVAILABILITY);
export type BonusAvailability = v.InferOutput<typeof AvailabilitySchema>;

export type BonusUnavailability = (typeof BONUS_UNAVAILABILITIES)[number];

/** A bonus comes from one of these. `account`: bonus money from before bonuses had terms. */
export const BONUS_SOURCES = [
  ...(['deposit', 'referral', 'wheel', 'freeSpins', 'freeFlight', 'market', 'challenge', 'race', 'cashback'] as const),
  'account',
] as const;

/** How a bonus ends: its money became real, was lost in play, was not wagered in time, or was given up. */
export const BONUS_ENDS = ['converted', 'usedUp', 'expired', 'forfeited'] as const;

export type BonusSource = (typeof BONUS_SOURCES)[number];
export type BonusEnd = (typeof BONUS_ENDS)[number];

const MOST_STAKE = { KES: 1_000, USD: 10 } as const;
const MOST_TURNOVER = 1_000_000_000;
const between = (least: number, most: number, instead: number) => v.fallback(numberWithin(least, most), instead);

/**
 * The terms name the worth of a free spin, and the slot of spins that name none. The first active item counts. Stakes are decimals; the
 * bounds keep a slip of the pen from giving a fortune away.
 */
export const SpinTermsSchema = v.object({
  ...contentItem,
  /** Without a slot, free spins wait on the account. */
  gameId: optionalText(),
  gameName: optionalText(),
  stakeKes: between(1, MOST_STAKE.KES, 20),
  stakeUsd: between(0.01, MOST_STAKE.USD, 0.2),
  /**
   * With one of these the terms are of free flights instead: in the crash game `gameId`, with one flight for everybody, the house
   * drops one now and then, once in so much real money that is staked there, on average. Decimals; 0: none in this currency.
   */
  turnoverKes: between(0, MOST_TURNOVER, 0),
  turnoverUsd: between(0, MOST_TURNOVER, 0),
  /** The days count from the one on which the spins are given. */
  validDays: between(1, 365, 30),
  /** Free spins win bonus money with these terms. */
  ...BONUS_TERMS,
});
export type SpinTerms = v.InferOutput<typeof SpinTermsSchema>;

export const areOfFlights = ({ turnoverKes, turnoverUsd }: Pick<SpinTerms, 'turnoverKes' | 'turnoverUsd'>): boolean =>
  turnoverKes > 0 || turnoverUsd > 0;
