/** Bonus points and what they buy in the bonus market. */
import * as v from 'valibot';
import { numberWithin } from './bonusTerms.ts';
import { numberOr, optionalText } from './fields.ts';
import { CURRENCY_CODES } from './userChoices.ts';

/** Real money staked for a point, decimals by currency. */
export const POINT_STAKE = { KES: 20, USD: 0.2 } as const;

/** What a prize can be at most. */
const MOST_OF_PRIZE = { weight: 1_000_000, bonusKes: 20_000, bonusUsd: 200, freeSpins: 500 } as const;

const upTo = (most: number) => v.optional(numberWithin(0, most), 0);
const wholeUpTo = (most: number) =>
  v.optional(
    v.pipe(
      numberWithin(0, most),
      v.check((value) => Number.isInteger(value), 'a whole number'),
    ),
    0,
  );

/** One of them comes out of a box: its share of the sum of weights is its chance. */
export const PrizeSchema = v.object({
  weight: wholeUpTo(MOST_OF_PRIZE.weight),
  /** Bonus money, a decimal; the account's currency counts. */
  bonusKes: upTo(MOST_OF_PRIZE.bonusKes),
  bonusUsd: upTo(MOST_OF_PRIZE.bonusUsd),
  freeSpins: wholeUpTo(MOST_OF_PRIZE.freeSpins),
  /** The slot of the spins; without it that of their terms. */
  gameId: optionalText(),
});

/** A box without valid prizes is shown and cannot be bought. */
export const PrizesSchema = v.fallback(
  v.optional(
    v.pipe(
      v.array(PrizeSchema),
      v.check((prizes) => prizes.some(({ weight }) => weight > 0), 'a weight above zero is needed'),
    ),
  ),
  undefined,
);

export const PointsSchema = v.object({ points: numberOr(0) });

export const PurchaseSchema = v.object({
  /** Left. */
  points: numberOr(0),
  /** Bonus money, a decimal of `currency`. */
  bonus: numberOr(0),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'KES'),
  freeSpins: numberOr(0),
  gameId: optionalText(),
});

export const MARKET_REFUSALS = { market_unavailable: 409, offer_changed: 409, points_missing: 409 } as const;

export type BoxPrize = v.InferOutput<typeof PrizeSchema>;
export type Purchase = v.InferOutput<typeof PurchaseSchema>;
export type MarketRefusal = keyof typeof MARKET_REFUSALS;
