/** The daily wheel: a player's turn, and what it pays, as operators' data (docs/product.md, Spin wheel). */
import * as v from 'valibot';
import { BONUS_TERMS, numberWithin, wholeUpTo } from './bonusTerms.ts';
import { contentItem, contentList } from './contentItem.ts';
import { flagOr, maybe, numberOr, optionalText } from './fields.ts';
import { forPlayers, route } from './route.ts';
import { BLOCK_REFUSALS } from './saferPlay.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { NO_PROFILE } from './users.ts';

/** The segments clockwise from the pointer (docs/product.md, Spin wheel). Each name has its text. */
export const WHEEL_SEGMENTS = [
  'percent50',
  'jackpot',
  'spins25',
  'percent25',
  'spins100',
  'percent150',
  'spins25',
  'spins50',
] as const;

export const WheelTurnSchema = v.object({
  /** The place of the segment, clockwise from the pointer. */
  segment: v.number(),
  /** Bonus money, a decimal of `currency`. */
  bonus: numberOr(0),
  freeSpins: numberOr(0),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'KES'),
});
export type WheelTurn = v.InferOutput<typeof WheelTurnSchema>;

export const WheelSchema = v.object({
  /** A turn is credited only when this is true; else the wheel is for fun. */
  isPaying: flagOr(false),
  /** A turn pays once the player has done this: confirmed a phone, made a deposit, or staked so much more today. */
  missing: maybe(
    v.object({
      kind: v.picklist(['phone', 'deposit', 'stakes', 'tomorrow']),
      amount: numberOr(0),
      currency: v.picklist(CURRENCY_CODES),
    }),
  ),
  /** The turn of today, in Nairobi time. */
  turn: maybe(WheelTurnSchema),
  /** When the next turn opens, ISO 8601: midnight in Nairobi. */
  nextAt: optionalText(),
});
export type Wheel = v.InferOutput<typeof WheelSchema>;

const WHEEL_REFUSALS = { ...NO_PROFILE, ...BLOCK_REFUSALS, wheel_closed: 409, wheel_not_earned: 409 } as const;

export const readWheel = route<{ answer: Wheel }>('GET /users/me/wheel');

export const turnWheel = route<{ answer: Wheel; error: keyof typeof WHEEL_REFUSALS }>('POST /users/me/wheel/turn');

export const WHEEL = {
  read: forPlayers(readWheel, "Today's turn of the daily wheel, and when the next one opens", WheelSchema),
  turn: forPlayers(
    turnWheel,
    'Turns the daily wheel: drawn and credited by the server, once a day in Nairobi time; a repetition answers the same',
    WheelSchema,
    { errors: WHEEL_REFUSALS },
  ),
};

export const MOST_OF_WHEEL = { weight: 1_000_000, bonusKes: 50_000, bonusUsd: 500, freeSpins: 200 } as const;

/** The most that a turn may cost on average: a typing mistake must not cost the house its money. */
const MOST_COST = { KES: 100, USD: 1 } as const;

const MOST_STAKED_KES = 1_000_000;

const SegmentSchema = v.object({
  /** The share of the sum of weights is the chance of the segment. */
  weight: wholeUpTo(MOST_OF_WHEEL.weight),
  /** Bonus money, a decimal; the account's currency counts. */
  bonusKes: v.optional(numberWithin(0, MOST_OF_WHEEL.bonusKes), 0),
  bonusUsd: v.optional(numberWithin(0, MOST_OF_WHEEL.bonusUsd), 0),
  /** The spins are on the slot that the terms of free spins name. */
  freeSpins: v.optional(wholeUpTo(MOST_OF_WHEEL.freeSpins), 0),
});
export type WheelPrize = v.InferOutput<typeof SegmentSchema>;

export const sumOfWeights = (segments: readonly Pick<WheelPrize, 'weight'>[]): number =>
  segments.reduce((sum, { weight }) => sum + weight, 0);

/** The cost of a turn on average, in the currency of the account. `spin` is the cost of a free spin. */
export const costOfTurn = (
  segments: readonly WheelPrize[],
  spin: number,
  bonus: 'bonusKes' | 'bonusUsd' = 'bonusKes',
) =>
  segments.reduce((sum, segment) => sum + segment.weight * (segment[bonus] + segment.freeSpins * spin), 0) /
  Math.max(1, sumOfWeights(segments));

/** True when a turn costs no more than it may, in each currency. `stakes`: of a free spin, which returns no more than that. */
export const isAffordable = (
  segments: readonly WheelPrize[],
  { stakeKes, stakeUsd }: { stakeKes: number; stakeUsd: number },
): boolean =>
  costOfTurn(segments, stakeKes) <= MOST_COST.KES && costOfTurn(segments, stakeUsd, 'bonusUsd') <= MOST_COST.USD;

const FREE = { stakeKes: 0, stakeUsd: 0 };

/** There is one prize for each segment of the wheel, in its order. */
const PrizesSchema = v.pipe(
  v.array(SegmentSchema),
  v.check(({ length }) => length === WHEEL_SEGMENTS.length, 'there is one prize for each segment'),
  v.check((segments) => sumOfWeights(segments) > 0, 'a weight above zero is needed'),
  v.check((segments) => isAffordable(segments, FREE), 'the bonus money of a turn costs too much'),
);

/** The first active item counts. Without valid segments the wheel pays nothing and is for fun. */
export const WheelTermsSchema = v.object({
  ...contentItem,
  segments: maybe(PrizesSchema),
  /** The rounds of a player that have ended today must come to this stake, in KES, before the turn opens. */
  stakedKes: v.optional(numberWithin(0, MOST_STAKED_KES), 0),
  ...BONUS_TERMS,
});
export type WheelTerms = v.InferOutput<typeof WheelTermsSchema>;

export const listWheelTerms = route<{ answer: WheelTerms[] }>('GET /content/wheel-terms');

export const WHEEL_LISTS = [
  contentList(
    listWheelTerms,
    'wheel-terms',
    WheelTermsSchema,
    'What the daily wheel pays, and how often; the first item counts',
  ),
];
