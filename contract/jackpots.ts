/** Jackpots: pots that marked slots feed, and that one round of theirs wins (docs/decisions/jackpots.md). */
import * as v from 'valibot';
import { contentItem } from './contentItem.ts';
import { listOrEmpty, maybe, numberOr, textOr } from './fields.ts';
import { forAll, route } from './route.ts';
import { CURRENCY_CODES, LANGUAGE_CODES } from './userChoices.ts';

/** Amounts of one currency, in whole units. */
const PotSchema = v.object({
  /** The house puts so much into each new pot. */
  seed: numberOr(0),
  /** The pot pays no more. Once it has so much, it falls `DUE_ODDS` times as often. */
  most: numberOr(0),
  /** A pot falls once in so much that is staked, on average; 0: there is none in this currency. */
  turnover: numberOr(0),
});

const NO_POT = { seed: 0, most: 0, turnover: 0 };

/** A jackpot as the operator writes it: a pot of its own in each currency. */
export const JackpotSchema = v.object({
  ...contentItem,
  order: numberOr(0),
  name: textOr('Jackpot'),
  /** The part of the real money of each stake that goes into the pot, in per cent with two decimals at most. */
  sharePercent: numberOr(0),
  KES: v.fallback(v.optional(PotSchema, NO_POT), NO_POT),
  USD: v.fallback(v.optional(PotSchema, NO_POT), NO_POT),
});
export type Jackpot = v.InferOutput<typeof JackpotSchema>;

/** Once a pot has reached its most, it falls so many times as often. */
export const DUE_ODDS = 100;

/** The name of a jackpot by language. */
export const JackpotNamesSchema = v.record(v.picklist(LANGUAGE_CODES), v.string());

/** A round of a marked slot says this of each jackpot: `turnover` counted for its odds, and `stake` is the real money in its stake. */
export const RoundJackpotSchema = v.object({
  id: v.string(),
  /** The name now; missing for a jackpot that the operator has taken away. */
  names: maybe(JackpotNamesSchema),
  stake: v.number(),
  turnover: v.number(),
  /** 0 unless the pot fell. It is a part of the round's win. */
  prize: v.number(),
});

const FallSchema = v.object({
  /** Not the id of the round, by which it could be found. */
  id: v.string(),
  at: v.string(),
  amount: v.number(),
  gameId: v.string(),
  /** Missing for a player who does not want to be shown. */
  playerName: maybe(v.string()),
});

/** A pot as everybody sees it: decimals of its currency. */
export const PotStateSchema = v.object({
  id: v.string(),
  name: v.string(),
  currency: v.picklist(CURRENCY_CODES),
  amount: v.number(),
  most: v.number(),
  turnover: v.number(),
  sharePercent: v.number(),
  /** The last ones, newest first. */
  falls: listOrEmpty(FallSchema),
});
export type PotState = v.InferOutput<typeof PotStateSchema>;

export const JackpotsSchema = v.object({
  pots: listOrEmpty(PotStateSchema),
  /** Ids of the slots that feed them, and whose rounds win them. */
  games: listOrEmpty(v.string()),
});
export type Jackpots = v.InferOutput<typeof JackpotsSchema>;

export const readJackpots = route<{ answer: Jackpots }>('GET /jackpots');

export const JACKPOTS = forAll(
  readJackpots,
  'The jackpots as they stand, who won them last, and the games that feed them',
  JackpotsSchema,
);

/** True for a slot whose rounds feed the jackpots: its address says `jackpots=1`. */
export const hasJackpots = (gameUrl: string | null | undefined): boolean =>
  /^\/originals\/slots\.html\?(?:[^#]*&)?jackpots=1(?:[&#]|$)/.test(gameUrl ?? '');
