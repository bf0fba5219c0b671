/** Rounds for money. Amounts are decimals of `currency`; multipliers are decimals such as 1.5. */
import * as v from 'valibot';
import {
  IdParamsSchema,
  idText,
  listOrEmpty,
  maybe,
  numberOr,
  optionalInstant,
  optionalNumber,
  optionalText,
} from './fields.ts';
import { RoundGiftSchema } from './flights.ts';
import { RoundJackpotSchema } from './jackpots.ts';
import { LAUNCH_REFUSALS } from './launches.ts';
import { HOUSE_KINDS, ROUND_STATES } from './playTerms.ts';
import { forGames, forPlayers, route } from './route.ts';
import { HISTORY_REFUSALS } from './transactions.ts';
import { CURRENCY_CODES } from './userChoices.ts';

const json = v.record(v.string(), v.unknown());

/** A round was drawn from this, by the seeds of its player. The server's seed is told when the player has changed to the next. */
const SeedProofSchema = v.object({
  serverSeedHash: v.string(),
  clientSeed: v.string(),
  nonce: v.number(),
  serverSeed: optionalText(),
});
export type SeedProof = v.InferOutput<typeof SeedProofSchema>;

/** In a flight for everybody, `hash` is told when it has crashed. SHA-256 applied `flightId` times makes `terminalHash` of it. */
const FlightProofSchema = v.object({
  flightId: v.number(),
  terminalHash: v.string(),
  salt: v.string(),
  length: v.number(),
  hash: optionalText(),
});
export type FlightProof = v.InferOutput<typeof FlightProofSchema>;

export const RoundSchema = v.object({
  kind: v.picklist(HOUSE_KINDS),
  roundId: v.string(),
  gameId: v.string(),
  status: v.picklist(ROUND_STATES),
  currency: v.picklist(CURRENCY_CODES),
  stake: v.number(),
  /** The part of the stake that was bonus money. */
  bonusStake: numberOr(0),
  /** A free spin or free flight has the stake that its win is computed from. Nothing was staked, so `stake` is 0. */
  freeStake: optionalNumber(),
  /** It also says how many the player has left at this stake. */
  freeSpinsLeft: optionalNumber(),
  gift: maybe(RoundGiftSchema),
  /** The jackpots that the round fed. */
  jackpots: maybe(v.array(RoundJackpotSchema)),
  /** The multiplier so far; 0 for a lost round. */
  multiplier: v.number(),
  /** It has the prizes of jackpots in it, and is 0 until the round is settled. */
  win: v.number(),
  /** The balances after the round's last movement of money. */
  balance: v.number(),
  bonusBalance: v.number(),
  proof: v.union([FlightProofSchema, SeedProofSchema]),
  /** The number and the start of a flight for everybody, and the `key` of this bet in it. */
  flightId: optionalNumber(),
  startsAt: optionalInstant(),
  betKey: optionalText(),
  startedAt: v.string(),
  /** Milliseconds since the start by the server's clock, while the round is open; 0 before a flight for everybody starts. */
  elapsedMs: optionalNumber(),
  settledAt: optionalInstant(),
  choice: json,
  /** The draw of the round: `originals/kinds.ts` says what a kind of game has. Fields that would tell a running round are missing until it is settled. */
  outcome: json,
});

export type Round = v.InferOutput<typeof RoundSchema>;
export const RoundPageSchema = v.object({ items: v.array(RoundSchema), nextCursor: optionalText() });
export type RoundPage = v.InferOutput<typeof RoundPageSchema>;

/** `others`: the second stake in a flight for everybody. */
export const OpenRoundSchema = v.object({ round: v.nullable(RoundSchema), others: maybe(v.array(RoundSchema)) });
export type OpenRounds = v.InferOutput<typeof OpenRoundSchema>;

/** Null: the bet never came, and is refused from now on. */
export const TakenBackSchema = v.object({ round: v.nullable(RoundSchema) });

/** Sums of rounds, decimals of `currency`; `net` is what the player won more than was staked in rounds that are over. */
export const RoundTotalsSchema = v.object({
  currency: v.picklist(CURRENCY_CODES),
  rounds: v.number(),
  staked: v.number(),
  won: v.number(),
  net: v.number(),
  /** Stakes of open rounds, which `staked` has and `net` has not. */
  riding: numberOr(0),
  /** Ids of the games that the player has bet on, whatever the filter says. */
  games: listOrEmpty(v.string()),
});
export type RoundTotals = v.InferOutput<typeof RoundTotalsSchema>;

const pageSize = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100));

export const RoundFilterSchema = v.object({
  gameId: v.optional(idText),
  /** ISO 8601; older rounds are left out. */
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
export type RoundFilter = v.InferOutput<typeof RoundFilterSchema>;

export const RoundsQuerySchema = v.object({
  ...RoundFilterSchema.entries,
  limit: v.optional(pageSize),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type RoundsQuery = v.InferOutput<typeof RoundsQuerySchema>;

export const ROUND_REFUSALS = { not_yours: 403 } as const;

export const readOpenRound = route<{ answer: OpenRounds; error: 'launch_expired' }>('GET /play/rounds/open');

export const readLastRounds = route<{ answer: RoundPage; error: 'launch_expired' }>('GET /play/rounds/last');

export const awaitRound = route<{ params: { id: string }; answer: Round; error: 'launch_expired' | 'not_yours' }>(
  'GET /play/rounds/:id/result',
);

export const listRounds = route<{ query: RoundsQuery; answer: RoundPage; error: 'cursor_invalid' }>('GET /play/rounds');
export const sumRounds = route<{ query: RoundFilter; answer: RoundTotals }>('GET /play/rounds/totals');
export const readRound = route<{ params: { id: string }; answer: Round; error: 'not_yours' }>('GET /play/rounds/:id');

export const ROUNDS = {
  open: forGames(readOpenRound, 'The open rounds of this game', OpenRoundSchema, { errors: LAUNCH_REFUSALS }),
  last: forGames(readLastRounds, "The player's last 50 rounds of this game, newest first", RoundPageSchema, {
    errors: LAUNCH_REFUSALS,
  }),
  result: forGames(
    awaitRound,
    'One round; while it is open the answer waits for its end, 20 seconds at most',
    RoundSchema,
    { params: IdParamsSchema, errors: { ...LAUNCH_REFUSALS, ...ROUND_REFUSALS } },
  ),
  list: forPlayers(listRounds, "The player's rounds, newest first", RoundPageSchema, {
    query: RoundsQuerySchema,
    errors: HISTORY_REFUSALS,
  }),
  totals: forPlayers(sumRounds, "Sums of the player's rounds", RoundTotalsSchema, { query: RoundFilterSchema }),
  read: forPlayers(readRound, 'One round of the player', RoundSchema, {
    params: IdParamsSchema,
    errors: ROUND_REFUSALS,
  }),
};
