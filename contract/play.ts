/** Rounds for money on the wire. Amounts are decimals of `currency`; multipliers are decimals such as 1.5. */
import * as v from 'valibot';
import { numberOr, optionalInstant, optionalNumber, optionalText } from './fields.ts';
import * as terms from './playTerms.ts';
import { CURRENCY_CODES } from './userChoices.ts';

export * from './playRefusals.ts';
export * from './playTerms.ts';

const FreeSpinSchema = v.object({ stops: v.array(v.number()), multiplier: v.number() });

/** What was drawn. Fields that would tell a running round are missing until it is settled. */
export const OUTCOMES = {
  slots: v.object({ stops: v.array(v.number()), freeSpins: v.array(FreeSpinSchema), baseMultiplier: v.number() }),
  dice: v.object({ roll: v.number() }),
  /** Tiles 0 to 24 in rows from the top left; `hit` is the opened mine. */
  mines: v.object({ opened: v.array(v.number()), mines: v.optional(v.array(v.number())), hit: optionalNumber() }),
  crash: v.object({ crashAt: optionalNumber(), cashedOutAt: optionalNumber() }),
} as const satisfies Record<terms.HouseKind, v.GenericSchema>;

/** What a round was drawn from by the seeds of its player. The server's seed is told when the player has changed to the next. */
const SeedProofSchema = v.object({
  serverSeedHash: v.string(),
  clientSeed: v.string(),
  nonce: v.number(),
  serverSeed: optionalText(),
});

/** Of a flight for everybody: `hash`, told when it has crashed, is `terminalHash` after `flightId` times SHA-256. */
const FlightProofSchema = v.object({
  flightId: v.number(),
  terminalHash: v.string(),
  salt: v.string(),
  length: v.number(),
  hash: optionalText(),
});

const ROUND = {
  roundId: v.string(),
  gameId: v.string(),
  status: v.picklist(terms.ROUND_STATES),
  currency: v.picklist(CURRENCY_CODES),
  stake: v.number(),
  /** The part of the stake that was bonus money. */
  bonusStake: numberOr(0),
  /** Only of a free spin: the stake that its win is computed from. Nothing was staked, and `stake` is 0. */
  freeStake: optionalNumber(),
  /** Only of a free spin: how many the player has left at this stake. */
  freeSpinsLeft: optionalNumber(),
  /** So far; of a lost round 0. */
  multiplier: v.number(),
  /** 0 until the round is settled. */
  win: v.number(),
  /** After the round's last movement of money. */
  balance: v.number(),
  bonusBalance: v.number(),
  proof: v.union([FlightProofSchema, SeedProofSchema]),
  /** Of a flight for everybody: its number, when it starts, and the `key` of this bet in it. */
  flightId: optionalNumber(),
  startsAt: optionalInstant(),
  betKey: optionalText(),
  startedAt: v.string(),
  /** Since the start by the server's clock, while the round is open; 0 before a flight for everybody starts. */
  elapsedMs: optionalNumber(),
  settledAt: optionalInstant(),
};

const roundOf = <K extends terms.HouseKind>(kind: K) =>
  v.object({ kind: v.literal(kind), ...ROUND, choice: v.record(v.string(), v.unknown()), outcome: OUTCOMES[kind] });

export const RoundSchema = v.variant('kind', [roundOf('slots'), roundOf('dice'), roundOf('mines'), roundOf('crash')]);

export const RoundPageSchema = v.object({ items: v.array(RoundSchema), nextCursor: optionalText() });
/** `others`: the second stake in a flight for everybody. */
export const OpenRoundSchema = v.object({
  round: v.nullable(RoundSchema),
  others: v.fallback(v.optional(v.array(RoundSchema)), undefined),
});

/** Null: the bet never came, and is refused from now on. */
export const TakenBackSchema = v.object({ round: v.nullable(RoundSchema) });

/** Sums of rounds, decimals of `currency`; `net` is what the player won more than was staked. */
export const RoundTotalsSchema = v.object({
  currency: v.picklist(CURRENCY_CODES),
  rounds: v.number(),
  staked: v.number(),
  won: v.number(),
  net: v.number(),
});

export const SeedsSchema = v.object({
  serverSeedHash: v.string(),
  nextServerSeedHash: v.string(),
  clientSeed: v.string(),
  /** Of the last bet; 0 before the first. */
  nonce: v.number(),
});

export const RotatedSeedsSchema = v.object({
  ...SeedsSchema.entries,
  previous: v.object({
    serverSeed: v.string(),
    serverSeedHash: v.string(),
    clientSeed: v.string(),
    lastNonce: v.number(),
  }),
});

export type SeedProof = v.InferOutput<typeof SeedProofSchema>;
export type FlightProof = v.InferOutput<typeof FlightProofSchema>;
export type OpenRounds = v.InferOutput<typeof OpenRoundSchema>;
export type Round = v.InferOutput<typeof RoundSchema>;
export type RoundPage = v.InferOutput<typeof RoundPageSchema>;
export type RoundTotals = v.InferOutput<typeof RoundTotalsSchema>;
export type Seeds = v.InferOutput<typeof SeedsSchema>;
export type RotatedSeeds = v.InferOutput<typeof RotatedSeedsSchema>;
