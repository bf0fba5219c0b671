/** Bonus money that must be wagered. Amounts are minor units of the account's currency; times are ISO 8601. */
import * as v from 'valibot';
import { BONUS_ENDS, BONUS_SOURCES } from '../../../../contract/bonusTerms.ts';
import { HOUSE_KINDS } from '../../../../contract/playTerms.ts';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

/** The terms are those of the day of the claim. */
const BONUS = {
  /** The record that gave the bonus, such as a deposit. */
  id: v.string(),
  source: v.picklist(BONUS_SOURCES),
  /** Later grants of the group add to it. */
  group: v.optional(v.string()),
  /** Of the operator's content. */
  bonusId: v.optional(v.string()),
  title: v.optional(v.string()),
  amountCents: v.number(),
  freeSpins: v.optional(v.number()),
  /** Times. */
  wagering: v.number(),
  /** Percentages. */
  contribution: v.object(v.entriesFromList(HOUSE_KINDS, v.number())),
  maxStakeCents: v.optional(v.number()),
  expiryDays: v.number(),
  /** The most that becomes real money, in times of the bonus. */
  conversionTimes: v.optional(v.number()),
  wageredCents: v.number(),
  claimedAt: v.string(),
  /** Since its turn began. */
  expiresAt: v.optional(v.string()),
};

/** On the record of the player, oldest first: the first one is in play. */
export const OpenBonusSchema = v.object({
  ...BONUS,
  /** Rounds without an end that counted for the bonus, or hold money of it. */
  openRounds: v.number(),
});

/** Written once, when the bonus ends. */
export const EndedBonusSchema = v.object({
  ...BONUS,
  userId: v.string(),
  currency: v.picklist(CURRENCY_CODES),
  status: v.picklist(BONUS_ENDS),
  /** What became real money, and what left the bonus account without that. */
  convertedCents: v.number(),
  lostCents: v.number(),
  endedAt: v.string(),
});

export type OpenBonus = v.InferInput<typeof OpenBonusSchema>;
export type EndedBonus = v.InferInput<typeof EndedBonusSchema>;
