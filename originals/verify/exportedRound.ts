/** A settled round as a player exports it. Multipliers are integer hundredths, amounts decimals of `currency`. */
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What decided the round, from the player's seed pair. The server seed is told once it is no longer used. */
const SeedProofSchema = v.object({
  serverSeed: v.string('its server seed is not revealed yet: rotate your seeds first'),
  serverSeedHash: v.string(),
  clientSeed: v.string(),
  nonce: whole,
});

/** What decided a flight for everybody: its link, and an earlier link, `flightsSince` flights before. */
const ChainProofSchema = v.object({ link: v.string(), salt: v.string(), earlierLink: v.string(), flightsSince: whole });

const OpenStepSchema = v.object({ action: v.literal('open'), tile: whole });
const CashOutStepSchema = v.object({ action: v.literal('cashOut'), multiplier: v.optional(whole) });

const common = {
  status: v.optional(v.literal('settled', 'it is not settled')),
  outcome: v.looseObject({}),
  multiplier: whole,
  stake: v.pipe(v.number(), v.minValue(0)),
  win: v.pipe(v.number(), v.minValue(0)),
  currency: v.string(),
};

export const ExportedRoundSchema = v.variant('game', [
  v.object({ ...common, game: v.literal('slots'), choice: v.object({}), proof: SeedProofSchema }),
  v.object({
    ...common,
    game: v.literal('dice'),
    choice: v.object({ side: v.picklist(['under', 'over']), target: v.number() }),
    proof: SeedProofSchema,
  }),
  v.object({
    ...common,
    game: v.literal('mines'),
    choice: v.object({ mines: v.number() }),
    steps: v.array(v.variant('action', [OpenStepSchema, CashOutStepSchema])),
    proof: SeedProofSchema,
  }),
  v.object({
    ...common,
    game: v.literal('crash'),
    choice: v.object({ autoCashOut: v.optional(v.number()) }),
    steps: v.array(CashOutStepSchema),
    proof: v.union([SeedProofSchema, ChainProofSchema], 'its server seed is not revealed yet: rotate your seeds first'),
  }),
]);

export type ExportedRound = v.InferOutput<typeof ExportedRoundSchema>;
export type RoundOf<Game extends ExportedRound['game']> = Extract<ExportedRound, { game: Game }>;
export type SeedProof = v.InferOutput<typeof SeedProofSchema>;
export type ChainProof = v.InferOutput<typeof ChainProofSchema>;

/** Reads a round from JSON. Throws TypeError with the reason when it is none, or cannot be verified yet. */
export function readRound(json: unknown): ExportedRound {
  const read = v.safeParse(ExportedRoundSchema, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new TypeError(`${v.getDotPath(issue) ?? 'round'}: ${issue.message}`);
}
