/** Rewards: VIP levels, referrals, claimed bonuses, and the leaderboard of the challenge. */
import * as v from 'valibot';
import { BONUS_ENDS, BONUS_SOURCES } from './bonusStates.ts';
import { BONUS_TERMS, byKind } from './bonusTerms.ts';
import { contentItem } from './contentItem.ts';
import { flagOr, listOrEmpty, numberOr, optionalInstant, optionalNumber, optionalText, textOr } from './fields.ts';
import { REFERRAL_CODE } from './referralCode.ts';
import { CURRENCY_CODES } from './userChoices.ts';

/**
 * Reached when `totalWager` of the profile is worth `minWager` (decimal USD); in an account in KES, and for a visitor,
 * `minWagerKes`, when every level has it. `order` counts from 1.
 */
export const VipLevelSchema = v.object({
  ...contentItem,
  title: textOr('VIP'),
  order: numberOr(0),
  minWager: numberOr(0),
  minWagerKes: optionalNumber(),
  benefits: listOrEmpty(v.string()),
  imageUrl: optionalText(),
});

/** The first active item counts. `rewardKes`: for the player who invited; `minDepositKes`: the required deposit. */
export const ReferralTermsSchema = v.object({
  ...contentItem,
  title: textOr('Invite friends'),
  subtitle: optionalText(),
  rewardKes: numberOr(0),
  minDepositKes: numberOr(0),
  /** Of the reward, which is bonus money. */
  ...BONUS_TERMS,
  steps: listOrEmpty(v.string()),
  terms: listOrEmpty(v.string()),
});

/** A place on the leaderboard. The writer shortens names. */
export const LeaderboardEntrySchema = v.object({
  ...contentItem,
  challengeId: optionalText(),
  rank: numberOr(0),
  playerName: textOr('Player'),
  points: numberOr(0),
  prize: optionalText(),
  /** An example: shown as such, and hidden when there are real ones. */
  isExample: flagOr(false),
});

export const ReferralCodeSchema = v.pipe(v.string(), v.regex(REFERRAL_CODE));

/** `joined`: registered. `earned`: rewarded. `ended`: no reward, such as for a player's own second account. */
export const REFERRAL_STATES = ['joined', 'earned', 'ended'] as const;

/** Amounts are decimals of `currency`, the one of the bonus account. */
export const ReferralSchema = v.object({
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  code: ReferralCodeSchema,
  earned: numberOr(0),
  /** All friends; `joined` lists the latest. Missing: no more than those. */
  joinedCount: optionalNumber(),
  joined: v.fallback(
    v.array(
      v.object({
        id: v.string(),
        /** Shortened, such as `Simba•••`. */
        name: textOr('Player'),
        joinedAt: optionalInstant(),
        status: v.picklist(REFERRAL_STATES),
        reward: numberOr(0),
      }),
    ),
    [],
  ),
});

/**
 * `waiting`: its deposit is open. `wagering`: wagers count now. `queued`: after earlier bonuses. `done`: credited without
 * money to wager. The others are final.
 */
export const CLAIM_STATES = ['waiting', 'wagering', 'queued', 'done', ...BONUS_ENDS] as const;

/** Of the day of the claim, in the account's currency. */
const ClaimTermsSchema = v.object({
  /** Times. */
  wagering: v.number(),
  /** The percentage of a stake that counts. */
  contribution: v.object(byKind(v.number())),
  /** With bonus money in it. Missing: as high as the game takes. */
  maxStake: optionalNumber(),
  expiryDays: v.number(),
  /** The most that becomes real money. Missing: all that is left. */
  mostConverted: optionalNumber(),
});

/** A bonus of the player. Amounts are decimals of `currency`, the one of the account. */
export const BonusClaimSchema = v.object({
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  /** Of the record that gave it, such as a deposit. */
  id: v.string(),
  source: v.fallback(v.picklist(BONUS_SOURCES), 'deposit'),
  bonusId: v.string(),
  title: textOr('Deposit bonus'),
  status: v.picklist(CLAIM_STATES),
  amount: numberOr(0),
  freeSpins: numberOr(0),
  claimedAt: optionalInstant(),
  /** The whole requirement, and its done part. */
  wagerRequired: numberOr(0),
  wagered: numberOr(0),
  /** Missing for a bonus without money to wager. */
  terms: v.fallback(v.optional(ClaimTermsSchema), undefined),
  /** Its part of the bonus account. */
  left: optionalNumber(),
  /** Since its turn began. */
  expiresAt: optionalInstant(),
  /** Of an ended bonus: what became real money, and what left the bonus account without that. */
  converted: optionalNumber(),
  lost: optionalNumber(),
  endedAt: optionalInstant(),
});

export type VipLevel = v.InferOutput<typeof VipLevelSchema>;
export type ReferralTerms = v.InferOutput<typeof ReferralTermsSchema>;
export type LeaderboardEntry = v.InferOutput<typeof LeaderboardEntrySchema>;
export type Referral = v.InferOutput<typeof ReferralSchema>;
export type BonusClaim = v.InferOutput<typeof BonusClaimSchema>;
