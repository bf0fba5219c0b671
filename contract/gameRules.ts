/** The route tells what a kind of house game pays, by the numbers that decide its rounds. */
import * as v from 'valibot';
import { maybe, optionalNumber } from './fields.ts';
import { HOUSE_KINDS, type HouseKind } from './playTerms.ts';
import { forAll, route } from './route.ts';

/** Facts of a game that a player may know beforehand. The server has those of house games from their rules; other studios may tell theirs. */
export const GAME_FACTS = {
  /** The long-term return in per cent, with two decimals at most: 96.43. */
  rtp: optionalNumber(),
  /** A slot of 1 has many small wins, and one of 5 has few great ones. */
  volatility: maybe(v.picklist([1, 2, 3, 4, 5])),
  /** No round pays more, in stakes. */
  maxWin: optionalNumber(),
  /** Some rounds of the slot bring spins that cost nothing. */
  hasFreeSpins: maybe(v.boolean()),
};

/** The mathematics of a slot: everything that decides its rounds. Pays are in stakes; reels, rows and lines are counted from the left and the top. */
const SlotModelSchema = v.object({
  name: v.string(),
  rtp: v.number(),
  volatility: v.number(),
  /** The share of rounds that pay something. */
  hitRate: v.number(),
  maxWin: v.number(),
  hasFreeSpins: v.boolean(),
  rows: v.number(),
  /** Each reel as an endless band, a letter a symbol: W is wild, S the scatter, C a coin. */
  strips: v.array(v.string()),
  /** How symbols win: on `lines`, on all `ways`, `anywhere`, or in `clusters`. */
  by: v.string(),
  /** The row of each line on each reel. */
  lines: v.array(v.array(v.number())),
  /** So many of a kind at least win each of the pays. */
  counts: v.array(v.number()),
  pays: v.record(v.string(), v.array(v.number())),
  /** Scatters, free games, falls and coins, as `originals/slots/rules/Model.ts` has them: their pays and values are in hundredths of the stake. */
  features: v.record(v.string(), v.unknown()),
});

export const GameRulesSchema = v.object({
  kind: v.picklist(HOUSE_KINDS),
  /** The share of all stakes that is paid back on average; 0.97 is 97 %. */
  rtp: v.number(),
  /** The most that a round pays, as a decimal of each currency. */
  mostWin: v.object({ KES: v.number(), USD: v.number() }),
  /** The multiplier and the chance of each outcome of a choice. Empty where a formula says what a round pays. */
  tables: v.array(
    v.object({
      choice: v.record(v.string(), v.unknown()),
      pays: v.array(v.number()),
      chances: v.array(v.number()),
    }),
  ),
  /** The models of slots; a game's address names its own, and one that names none is `lines`. */
  models: maybe(v.array(SlotModelSchema)),
});
export type GameRules = v.InferOutput<typeof GameRulesSchema>;

export const readGameRules = route<{ params: { kind: HouseKind }; answer: GameRules }>('GET /play/rules/:kind');

export const GAME_RULES = {
  read: forAll(readGameRules, 'What a kind of house game pays', GameRulesSchema, {
    params: v.object({ kind: v.picklist(HOUSE_KINDS) }),
  }),
};
