/** Tasks and prizes of a challenge, as the operator writes them, and where a player stands (docs/product.md, Rewards). */
import * as v from 'valibot';
import { BONUS_TERMS } from './bonusTerms.ts';
import { contentItem } from './contentItem.ts';
import { flagOr, numberOr, optionalInstant, optionalNumber, textOr } from './fields.ts';
import { HOUSE_KINDS } from './playTerms.ts';

/** What settled rounds for money add up to: their number, their stakes, or the best multiplier of one of them. */
export const TASK_GOALS = ['rounds', 'staked', 'multiplier'] as const;

export const ChallengeTaskSchema = v.object({
  ...contentItem,
  challengeId: textOr(''),
  title: textOr('Task'),
  order: numberOr(0),
  goal: v.fallback(v.picklist(TASK_GOALS), 'rounds'),
  /** Of `staked`: KES; stakes in USD count at the site's rate at the end of the round. */
  target: numberOr(1),
  /** Missing: rounds of all house games count. */
  kind: v.fallback(v.optional(v.picklist(HOUSE_KINDS)), undefined),
  points: numberOr(0),
  /** The points come each time that the target is reached once more. */
  isRepeated: flagOr(false),
  /** Rounds that end from then on count, until the end of the challenge. Missing: all. */
  opensAt: optionalInstant(),
});

/** What the player on a place gets: bonus money, whole KES. */
export const ChallengePrizeSchema = v.object({
  ...contentItem,
  challengeId: textOr(''),
  rank: numberOr(0),
  amountKes: numberOr(0),
  /** Of the bonus money; those of the first place count for the whole challenge. */
  ...BONUS_TERMS,
});

/** Where a player stands in the present challenge. */
export const ChallengeStandingSchema = v.object({
  /** Missing: no challenge counts rounds now. */
  challengeId: v.optional(v.string()),
  points: numberOr(0),
  /** Players with equal points share a place. Missing without points. */
  rank: optionalNumber(),
  /** `done`: in the unit of the task's target. */
  tasks: v.array(v.object({ id: v.string(), done: v.number(), isDone: flagOr(false) })),
});

export type ChallengeTask = v.InferOutput<typeof ChallengeTaskSchema>;
export type ChallengePrize = v.InferOutput<typeof ChallengePrizeSchema>;
export type ChallengeStanding = v.InferOutput<typeof ChallengeStandingSchema>;
