/** What players earn: VIP levels, referrals, claimed bonuses, the challenge's leaderboard. */
import * as v from 'valibot';
import { contentItem } from './contentItem.ts';
import { flagOr, listOrEmpty, numberOr, optionalInstant, optionalNumber, optionalText, textOr } from './fields.ts';
import { CURRENCY_CODES } from './userChoices.ts';

/** A level is reached once `totalWager` of the profile is worth `minWager` (decimal USD). `order` counts from 1. */
export const VipLevelSchema = v.object({
  ...contentItem,
  title: textOr('VIP'),
  order: numberOr(0),
  minWager: numberOr(0),
  benefits: listOrEmpty(v.string()),
  imageUrl: optionalText(),
});

/** The first active item counts. `rewardKes` goes to the bonus account of who invited, `minDepositKes` starts it. */
export const ReferralTermsSchema = v.object({
  ...contentItem,
  title: textOr('Invite friends'),
  subtitle: optionalText(),
  rewardKes: numberOr(0),
  minDepositKes: numberOr(0),
  steps: listOrEmpty(v.string()),
  terms: listOrEmpty(v.string()),
});

/** A place of the challenge's leaderboard. Names are shortened by who writes them. */
export const LeaderboardEntrySchema = v.object({
  ...contentItem,
  challengeId: optionalText(),
  rank: numberOr(0),
  playerName: textOr('Player'),
  points: numberOr(0),
  prize: optionalText(),
  /** Invented, to show how it looks: said where it shows, and gone once there are real ones. */
  isExample: flagOr(false),
});

export const REFERRAL_CODE = /^[A-Z\d]{8}$/;
export const ReferralCodeSchema = v.pipe(v.string(), v.regex(REFERRAL_CODE));

/**
 * `joined`: has registered. `earned`: deposited enough, and the reward was credited. `ended`: deposited enough, but there
 * is no reward, such as for a player's own second account.
 */
export const REFERRAL_STATES = ['joined', 'earned', 'ended'] as const;

/** Amounts are decimals of `currency`, that of the player's bonus account. */
export const ReferralSchema = v.object({
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  code: ReferralCodeSchema,
  earned: numberOr(0),
  /** All who joined; `joined` holds the latest of them. Absent: no more than those. */
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
 * `waiting`: its deposit is under way. `wagering`: wagers count for it now. `queued`: credited, and wagers count for it
 * once those before it are complete. `done`: nothing is left.
 */
export const CLAIM_STATES = ['waiting', 'wagering', 'queued', 'done'] as const;

/** A bonus that the player chose for a deposit. Amounts are decimals of `currency`, the account's. */
export const BonusClaimSchema = v.object({
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  /** The deposit's id. */
  id: v.string(),
  bonusId: v.string(),
  title: textOr('Deposit bonus'),
  status: v.picklist(CLAIM_STATES),
  amount: numberOr(0),
  freeSpins: numberOr(0),
  claimedAt: optionalInstant(),
  /** To be wagered for the whole, and what of it was. */
  wagerRequired: numberOr(0),
  wagered: numberOr(0),
});

export type VipLevel = v.InferOutput<typeof VipLevelSchema>;
export type ReferralTerms = v.InferOutput<typeof ReferralTermsSchema>;
export type LeaderboardEntry = v.InferOutput<typeof LeaderboardEntrySchema>;
export type Referral = v.InferOutput<typeof ReferralSchema>;
export type BonusClaim = v.InferOutput<typeof BonusClaimSchema>;
