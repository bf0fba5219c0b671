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
});
export type GameRules = v.InferOutput<typeof GameRulesSchema>;

export const readGameRules = route<{ params: { kind: HouseKind }; answer: GameRules }>('GET /play/rules/:kind');

export const GAME_RULES = {
  read: forAll(readGameRules, 'What a kind of house game pays', GameRulesSchema, {
    params: v.object({ kind: v.picklist(HOUSE_KINDS) }),
  }),
};
