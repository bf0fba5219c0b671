/** Scores and results of challenges. Times are ISO 8601. */
import * as v from 'valibot';
import { BonusTermsSchema } from '../../../../contract/bonusTerms.ts';

export const ScoreSchema = v.object({
  challengeId: v.string(),
  points: v.number(),
  /** By task: rounds, KES cents staked, or hundredths of the best multiplier. */
  progress: v.record(v.string(), v.number()),
});

/** Of a player whose rounds count for another challenge by now. */
export const ChallengeScoreSchema = v.object({
  id: v.string(),
  userId: v.string(),
  challengeId: v.string(),
  points: v.number(),
});

/** By id of the challenge: what its end gives to whom. Written once, so that nothing later changes it. */
export const ChallengeResultSchema = v.object({
  id: v.string(),
  closedAt: v.string(),
  /** Of the bonus money. */
  terms: BonusTermsSchema,
  /** KES cents by player. */
  shares: v.array(v.object({ userId: v.string(), kesCents: v.number() })),
  /** When the last share was paid. */
  paidAt: v.optional(v.string()),
});

export type Score = v.InferInput<typeof ScoreSchema>;
export type ChallengeResult = v.InferInput<typeof ChallengeResultSchema>;
