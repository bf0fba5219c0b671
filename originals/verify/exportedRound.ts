/** A settled round of `contract/rounds.ts`, with the server seed that its player has been told since. */
import * as v from 'valibot';
import { RoundJackpotSchema } from '../../contract/jackpots.ts';
import { RoundGiftSchema } from '../../contract/flights.ts';
import { HOUSE_KINDS } from '../../contract/playTerms.ts';
import { CURRENCY_CODES } from '../../contract/userChoices.ts';
import { KINDS } from '../kinds.ts';

const NOT_REVEALED = 'the server seed is not revealed yet: change your seeds first';
const IN_THE_AIR = 'the flight has not crashed yet, so its link is secret';

const counter = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The values of the player's seed pair that decided the round. */
const SeedProofSchema = v.object({
  serverSeed: v.pipe(v.optional(v.string(), ''), v.nonEmpty(NOT_REVEALED)),
  serverSeedHash: v.string(),
  clientSeed: v.string(),
  nonce: counter,
});

/** These decided a flight for everybody: its number, its link of the chain, and what was published before the first flight. */
const ChainProofSchema = v.object({
  flightId: v.pipe(counter, v.minValue(1)),
  hash: v.pipe(v.optional(v.string(), ''), v.nonEmpty(IN_THE_AIR)),
  salt: v.string(),
  terminalHash: v.string(),
  length: counter,
});

const isOfChain = (proof: unknown): boolean => typeof proof === 'object' && proof !== null && 'flightId' in proof;

export const ExportedRoundSchema = v.variant(
  'kind',
  HOUSE_KINDS.map((kind) =>
    v.object({
      kind: v.literal(kind),
      status: v.literal('settled', 'the round is not settled'),
      currency: v.picklist(CURRENCY_CODES),
      stake: amount,
      /** The stake of a free spin, whose `stake` is 0. */
      freeStake: v.optional(amount),
      /** A bet on a flight for everybody says what made the odds of a free flight, and what that is worth. */
      gift: v.optional(RoundGiftSchema),
      betKey: v.optional(v.string(), ''),
      jackpots: v.optional(v.array(RoundJackpotSchema), []),
      multiplier: amount,
      win: amount,
      choice: KINDS[kind].choice,
      outcome: KINDS[kind].outcome,
      proof: v.lazy((proof) => (kind === 'crash' && isOfChain(proof) ? ChainProofSchema : SeedProofSchema)),
    }),
  ),
);

export type ExportedRound = v.InferOutput<typeof ExportedRoundSchema>;
export type SeedProof = v.InferOutput<typeof SeedProofSchema>;
export type ChainProof = v.InferOutput<typeof ChainProofSchema>;

/** Reads a round from JSON. Throws TypeError with the reason when it is none, or cannot be verified yet. */
export function readRound(json: unknown): ExportedRound {
  const read = v.safeParse(ExportedRoundSchema, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new TypeError(`${v.getDotPath(issue) ?? 'round'}: ${issue.message}`);
}
