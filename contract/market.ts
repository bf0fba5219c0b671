/** The bonus market: bonus points, what they buy, and buying it. */
import * as v from 'valibot';
import { numberWithin, wholeUpTo } from './bonusTerms.ts';
import { contentItem, contentList } from './contentItem.ts';
import { listOrEmpty, maybe, numberOr, optionalText, textOr } from './fields.ts';
import { forPlayers, IdempotencyKeySchema, KEY_REFUSALS, route } from './route.ts';
import { BLOCK_REFUSALS } from './saferPlay.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { NO_PROFILE } from './users.ts';

/** Real money staked for a point, decimals by currency. */
export const POINT_STAKE = { KES: 20, USD: 0.2 } as const;

const MOST_OF_PRIZE = { weight: 1_000_000, bonusKes: 20_000, bonusUsd: 200, freeSpins: 500 } as const;
const upTo = (most: number) => v.optional(numberWithin(0, most), 0);

/** One of them comes out of a box: its share of the sum of weights is its chance. */
export const PrizeSchema = v.object({
  weight: v.optional(wholeUpTo(MOST_OF_PRIZE.weight), 0),
  /** Bonus money, a decimal; the account's currency counts. */
  bonusKes: upTo(MOST_OF_PRIZE.bonusKes),
  bonusUsd: upTo(MOST_OF_PRIZE.bonusUsd),
  freeSpins: v.optional(wholeUpTo(MOST_OF_PRIZE.freeSpins), 0),
  /** The slot of the spins; without it that of their terms. */
  gameId: optionalText(),
});
export type BoxPrize = v.InferOutput<typeof PrizeSchema>;

/** A box without valid prizes is shown and cannot be bought. */
export const PrizesSchema = maybe(
  v.pipe(
    v.array(PrizeSchema),
    v.check((prizes) => prizes.some(({ weight }) => weight > 0), 'a weight above zero is needed'),
  ),
);

export const PointsSchema = v.object({ points: numberOr(0) });

export const PurchaseSchema = v.object({
  points: numberOr(0),
  /** Bonus money, a decimal of `currency`. */
  bonus: numberOr(0),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'KES'),
  freeSpins: numberOr(0),
  gameId: optionalText(),
});
export type Purchase = v.InferOutput<typeof PurchaseSchema>;

export const MARKET_REFUSALS = {
  market_unavailable: 409,
  offer_changed: 409,
  points_missing: 409,
  /** The player has so many bonuses that wait for their turn that a further one cannot be bought. */
  bonuses_waiting: 409,
} as const;

/** Each bet reads all of them. */
export const MOST_WAITING_BONUSES = 50;

const PURCHASE_REFUSALS = { ...NO_PROFILE, ...KEY_REFUSALS, ...BLOCK_REFUSALS, ...MARKET_REFUSALS } as const;

export const BonusMarketHeroSchema = v.object({
  ...contentItem,
  title: textOr('Bonus market'),
  subtitle: optionalText(),
  buttonText: optionalText(),
  imageUrl: optionalText(),
});
export type BonusMarketHero = v.InferOutput<typeof BonusMarketHeroSchema>;

/** `price` is in bonus points. */
export const BonusBoxSchema = v.object({
  ...contentItem,
  title: textOr('Bonus box'),
  description: optionalText(),
  price: numberOr(0),
  imageUrl: optionalText(),
  rewards: listOrEmpty(v.string()),
  prizes: PrizesSchema,
});
export type BonusBox = v.InferOutput<typeof BonusBoxSchema>;

export const FreeSpinsSchema = v.object({
  ...contentItem,
  title: textOr('Free spins'),
  description: optionalText(),
  spins: numberOr(0),
  gameName: optionalText(),
  gameId: optionalText(),
  price: numberOr(0),
  imageUrl: optionalText(),
});
export type FreeSpins = v.InferOutput<typeof FreeSpinsSchema>;

export const PurchaseBodySchema = v.strictObject({
  shelf: v.picklist(['boxes', 'freeSpins']),
  itemId: v.pipe(v.string(), v.regex(/^.{1,128}$/)),
  /** The price in points. */
  price: v.number(),
  /** The number of free spins on offer; a box does not tell what it holds. */
  spins: v.optional(v.number()),
});
export type PurchaseBody = v.InferOutput<typeof PurchaseBodySchema>;

export const listBonusMarketHero = route<{ answer: BonusMarketHero[] }>('GET /bonus-market/hero');
export const listBonusBoxes = route<{ answer: BonusBox[] }>('GET /bonus-market/boxes');
export const listFreeSpins = route<{ answer: FreeSpins[] }>('GET /bonus-market/free-spins');
export const readPoints = route<{ answer: { points: number } }>('GET /users/me/points');

export const buyInMarket = route<{
  key: string;
  body: PurchaseBody;
  answer: Purchase;
  error: keyof typeof PURCHASE_REFUSALS;
}>('POST /users/me/market');

export const MARKET = {
  points: forPlayers(readPoints, 'Bonus points of the player', PointsSchema),
  buy: forPlayers(buyInMarket, 'Buys a box or free spins for bonus points; needs an Idempotency-Key', PurchaseSchema, {
    key: IdempotencyKeySchema,
    body: PurchaseBodySchema,
    errors: PURCHASE_REFUSALS,
  }),
};

export const MARKET_LISTS = [
  contentList(listBonusMarketHero, 'bonus-market-hero', BonusMarketHeroSchema, 'Bonus market banner'),
  contentList(listBonusBoxes, 'bonus-market-boxes', BonusBoxSchema, 'Bonus market boxes'),
  contentList(listFreeSpins, 'free-spins', FreeSpinsSchema, 'Bonus market free spins'),
];
