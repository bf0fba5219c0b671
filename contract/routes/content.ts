/** Content collections, most with their own path. */
import type { ChallengePrize, ChallengeTask } from '../challengeTasks.ts';
import type * as content from '../content.ts';
import type { LeaderboardEntry, ReferralTerms, VipLevel } from '../rewards.ts';
import { route } from './route.ts';

export const listWelcome = route<{ answer: content.WelcomeBonus[] }>('GET /content/welcome');
export const listFooterNotes = route<{ answer: content.FooterContent[] }>('GET /content/footer');
export const listBonusMarketHero = route<{ answer: content.BonusMarketHero[] }>('GET /bonus-market/hero');
export const listBonusBoxes = route<{ answer: content.BonusBox[] }>('GET /bonus-market/boxes');
export const listFreeSpins = route<{ answer: content.FreeSpins[] }>('GET /bonus-market/free-spins');
export const listDepositBonuses = route<{ answer: content.DepositBonus[] }>('GET /bonuses/deposits');
export const listBonusesByType = route<{ answer: content.DepositBonus[] }>('GET /bonuses/type/deposit');
export const listChallenges = route<{ answer: content.Challenge[] }>('GET /challenges');
export const listChallengeTasks = route<{ answer: ChallengeTask[] }>('GET /content/challenge-tasks');
export const listChallengePrizes = route<{ answer: ChallengePrize[] }>('GET /content/challenge-prizes');
export const listLeaderboard = route<{ answer: LeaderboardEntry[] }>('GET /content/leaderboard');
export const listVipLevels = route<{ answer: VipLevel[] }>('GET /content/vip-levels');
export const listReferralTerms = route<{ answer: ReferralTerms[] }>('GET /content/referral-terms');

/** Any collection by its stored or short name. */
export const listCollection = route<{
  params: { collection: string };
  answer: { id: string }[];
  error: 'unknown_collection';
}>('GET /content/:collection');
