/** The records have what challenges, races, free spins, the daily wheel and the market give. Times are ISO 8601. */
import * as v from 'valibot';
import { BonusTermsSchema } from '../../../../contract/bonusTerms.ts';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

export const ScoreSchema = v.object({
  challengeId: v.string(),
  points: v.number(),
  /** The progress in each task: rounds, KES cents staked, or hundredths of the best multiplier. */
  progress: v.record(v.string(), v.number()),
});

/** The last score of a player whose rounds count for another challenge by now. */
export const ChallengeScoreSchema = v.object({
  id: v.string(),
  userId: v.string(),
  challengeId: v.string(),
  points: v.number(),
});

/** Players get this at the end of a challenge, or of a run of a race. It is written once, so that nothing later changes it. */
export const ContestResultSchema = v.object({
  id: v.string(),
  closedAt: v.string(),
  terms: BonusTermsSchema,
  shares: v.array(
    v.object({
      userId: v.string(),
      kesCents: v.number(),
      /** Those of races are shown after their end. */
      rank: v.optional(v.number()),
      points: v.optional(v.number()),
    }),
  ),
  /** When the last share was paid. */
  paidAt: v.optional(v.string()),
});

export type Score = v.InferInput<typeof ScoreSchema>;
export type ContestResult = v.InferInput<typeof ContestResultSchema>;

/** Fixed when a run begins, so that nobody changes its prizes while it goes on. Its id has the race, its length and its first day. */
export const RaceRunSchema = v.object({
  id: v.string(),
  raceId: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  /** True until all its prizes are paid. */
  isOpen: v.boolean(),
  givesPercent: v.number(),
  mostKes: v.number(),
  shares: v.array(v.number()),
  terms: BonusTermsSchema,
});

export type RaceRun = v.InferInput<typeof RaceRunSchema>;

const standing = {
  endsAt: v.string(),
  points: v.number(),
  /** KES cents staked, times the edge of the game in parts of 3 %. */
  weighedCents: v.number(),
  /** The rounds that counted. */
  rounds: v.number(),
};

/** It is kept with the play record by the id of its run, because each round writes that record anyway. */
export const RaceEntrySchema = v.object(standing);

/** Boards are read by the same. */
export const RaceScoreSchema = v.object({ id: v.string(), userId: v.string(), run: v.string(), ...standing });

export type RaceEntry = v.InferInput<typeof RaceEntrySchema>;

/** Free spins, or a free flight, that were given to a player, and how many are left. */
export const SpinGrantSchema = v.object({
  id: v.string(),
  userId: v.string(),
  gameId: v.string(),
  /** The stake of each spin in each currency; that of the account counts. */
  stakeCents: v.object(v.entriesFromList(CURRENCY_CODES, v.number())),
  count: v.number(),
  left: v.number(),
  /** The winnings of its spins so far, in cents of the account's currency. */
  wonCents: v.number(),
  /** The terms of what they win (`contract/bonusTerms.ts`). Missing: those of a bonus without any. */
  terms: v.optional(BonusTermsSchema),
  /** `account`: counted on the profile, by deposits. */
  source: v.picklist(['account', 'wheel', 'market', 'flight']),
  /** The id of the turn of the wheel, of the purchase, or of the round for which the house dropped a free flight. */
  sourceId: v.string(),
  /** True while spins are left. They may have expired. */
  isOpen: v.boolean(),
  createdAt: v.string(),
  expiresAt: v.string(),
});

export type SpinGrant = v.InferInput<typeof SpinGrantSchema>;

/** A turn of the daily wheel, by player and day in Nairobi: there is one a day. It is written once. */
export const WheelTurnSchema = v.object({
  id: v.string(),
  userId: v.string(),
  /** A date such as 2026-11-22. */
  day: v.string(),
  /** Place on the wheel. */
  segment: v.number(),
  bonusCents: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  freeSpins: v.number(),
  createdAt: v.string(),
});

export type WheelTurnRecord = v.InferInput<typeof WheelTurnSchema>;

/** A purchase of a player for bonus points, and what was in it. It is written once. */
export const PurchaseRecordSchema = v.object({
  id: v.string(),
  userId: v.string(),
  shelf: v.picklist(['boxes', 'freeSpins']),
  itemId: v.string(),
  price: v.number(),
  bonusCents: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  freeSpins: v.number(),
  gameId: v.optional(v.string()),
  /** The terms of the bonus money and of what the spins win. Older purchases do not have them. */
  terms: v.optional(BonusTermsSchema),
  createdAt: v.string(),
});

export type PurchaseRecord = v.InferInput<typeof PurchaseRecordSchema>;
