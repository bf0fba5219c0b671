/** Bonus money that must be wagered. Amounts are minor units of the account's currency; times are ISO 8601. */
import * as v from 'valibot';
import { BONUS_ENDS, BONUS_SOURCES } from '../../../../contract/bonusTerms.ts';
import { HOUSE_KINDS } from '../../../../contract/playTerms.ts';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';
import type { StoredDocument } from '../query.ts';

/** The terms of a bonus stay those of the day on which it was claimed. */
const BONUS = {
  /** The record that gave the bonus, such as a deposit. */
  id: v.string(),
  source: v.picklist(BONUS_SOURCES),
  /** Later grants of the group add to it. */
  group: v.optional(v.string()),
  bonusId: v.optional(v.string()),
  title: v.optional(v.string()),
  amountCents: v.number(),
  /** The part of its deposit that is wagered too. A withdrawal ends a bonus with a deposit. */
  depositCents: v.optional(v.number()),
  /** Free spins that came with the deposit at once, as in older programs. */
  freeSpins: v.optional(v.number()),
  /** Free spins that come when the bonus is wagered. */
  spinsAtEnd: v.optional(v.number()),
  wagering: v.number(),
  /** Each kind of game counts for this percentage of a stake. */
  /** A bonus from before a kind of game says nothing of it. */
  contribution: v.object(v.entriesFromList(HOUSE_KINDS, v.optional(v.number()))),
  maxStakeCents: v.optional(v.number()),
  expiryDays: v.number(),
  conversionTimes: v.optional(v.number()),
  wageredCents: v.number(),
  claimedAt: v.string(),
  /** Set when the turn of the bonus begins. */
  expiresAt: v.optional(v.string()),
};

/** The bank took back the deposit that had brought the bonus: the player's own, or that of an invited friend. */
const TAKEN_BACK = { isTakenBack: v.optional(v.boolean()) };

/** The player's record has the open bonuses, oldest first. */
export const OpenBonusSchema = v.object({
  ...BONUS,
  /** The purse of the bonus, without what is in open rounds. All purses together are the bonus account. */
  leftCents: v.number(),
  /** Since then the bank examines its deposit: the bonus takes no stakes, and does not end, until the bank has decided. */
  frozenAt: v.optional(v.string()),
  /** Rounds without an end that counted for the bonus, or hold money of it. */
  openRounds: v.number(),
  ...TAKEN_BACK,
});

type Older = Omit<OpenBonus, 'leftCents'> & { leftCents?: number };

/** Before bonuses had purses, those that waited had their amounts, and the first one all the rest of the bonus account. */
export function withPurses(document: StoredDocument): StoredDocument {
  const { bonuses: older = [], bonusBalance = 0 } = document as { bonuses?: Older[]; bonusBalance?: number };
  let restCents = Math.round(bonusBalance * 100);
  const bonuses = older.toReversed().map((bonus, place, { length }) => {
    if (bonus.leftCents !== undefined) return bonus;
    const leftCents = place === length - 1 ? restCents : Math.min(restCents, bonus.amountCents);
    restCents -= leftCents;
    return { ...bonus, leftCents };
  });
  return older.length > 0 ? { ...document, bonuses: bonuses.toReversed() } : document;
}

/** The record is written once, when the bonus ends. */
export const EndedBonusSchema = v.object({
  ...BONUS,
  userId: v.string(),
  currency: v.picklist(CURRENCY_CODES),
  status: v.picklist(BONUS_ENDS),
  /** The part that became real money, and the part that was lost. */
  convertedCents: v.number(),
  lostCents: v.number(),
  endedAt: v.string(),
  ...TAKEN_BACK,
});

export type OpenBonus = v.InferInput<typeof OpenBonusSchema>;
export type EndedBonus = v.InferInput<typeof EndedBonusSchema>;

/** How often a bonus was given to a player, a payer or a device; the id is a hash of both, which the store seals. */
export const BonusUseSchema = v.object({
  id: v.string(),
  bonusId: v.string(),
  count: v.number(),
  /** The last day (in Nairobi) on which it was given, and how often it was given then. */
  day: v.string(),
  countOfDay: v.number(),
});

export type BonusUseRecord = v.InferInput<typeof BonusUseSchema>;
