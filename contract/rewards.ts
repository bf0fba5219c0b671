/** Rewards: VIP levels and invitations. */
import * as v from 'valibot';
import { BONUS_TERMS, numberWithin } from './bonusTerms.ts';
import { contentItem, contentList } from './contentItem.ts';
import { listOrEmpty, numberOr, optionalInstant, optionalNumber, optionalText, textOr } from './fields.ts';
import { forPlayers, route } from './route.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { NO_PROFILE, ReferralCodeSchema } from './users.ts';

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
  /** Of what a person has lost in a week, this percentage comes back as bonus money: at most `cashbackKes`, and at most `CASHBACK_OF_STAKES`. */
  cashbackPercent: v.optional(numberWithin(0, 20), 0),
  cashbackKes: v.optional(numberWithin(0, 100_000), 0),
  imageUrl: optionalText(),
});
export type VipLevel = v.InferOutput<typeof VipLevelSchema>;

/**
 * The part of a week's stakes that cash-back is at most. Without it, who stakes all on one rare win would lose almost every week,
 * and get more back than the house keeps.
 */
export const CASHBACK_OF_STAKES = 0.0025;

/** The first active item counts. `rewardKes`: for the player who invited; `minDepositKes`: the required deposit. */
export const ReferralTermsSchema = v.object({
  ...contentItem,
  title: textOr('Invite friends'),
  subtitle: optionalText(),
  rewardKes: numberOr(0),
  minDepositKes: numberOr(0),
  /** The friend must have staked so much, in KES, before the reward is paid. */
  friendStakesKes: numberOr(0),
  ...BONUS_TERMS,
  steps: listOrEmpty(v.string()),
  terms: listOrEmpty(v.string()),
});
export type ReferralTerms = v.InferOutput<typeof ReferralTermsSchema>;

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
        /** The name is shortened, such as `Simba•••`. */
        name: textOr('Player'),
        joinedAt: optionalInstant(),
        /** `joined`: registered. `earned`: rewarded. `ended`: no reward, such as for a player's own second account. */
        status: v.picklist(['joined', 'earned', 'ended']),
        reward: numberOr(0),
      }),
    ),
    [],
  ),
});
export type Referral = v.InferOutput<typeof ReferralSchema>;

export const listVipLevels = route<{ answer: VipLevel[] }>('GET /content/vip-levels');
export const listReferralTerms = route<{ answer: ReferralTerms[] }>('GET /content/referral-terms');
export const readReferral = route<{ answer: Referral; error: 'no_profile' }>('GET /users/me/referral');

export const REWARDS = {
  referral: forPlayers(readReferral, 'The code of the player, who joined by it and what that earned', ReferralSchema, {
    errors: NO_PROFILE,
  }),
};

export const REWARD_LISTS = [
  contentList(listVipLevels, 'vip-levels', VipLevelSchema, 'VIP levels'),
  contentList(
    listReferralTerms,
    'referral-terms',
    ReferralTermsSchema,
    'What an invitation is worth; the first item counts',
  ),
];
