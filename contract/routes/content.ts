/** Content collections, most with their own path. */
import type {
  BonusBox,
  BonusMarketHero,
  Challenge,
  DepositBonus,
  FooterContent,
  FreeSpins,
  WelcomeBonus,
} from '../content.ts';
import type { LeaderboardEntry, ReferralTerms, VipLevel } from '../rewards.ts';
import { route } from './route.ts';

export const listWelcome = route<{ answer: WelcomeBonus[] }>('GET /content/welcome');
export const listFooterNotes = route<{ answer: FooterContent[] }>('GET /content/footer');
export const listBonusMarketHero = route<{ answer: BonusMarketHero[] }>('GET /bonus-market/hero');
export const listBonusBoxes = route<{ answer: BonusBox[] }>('GET /bonus-market/boxes');
export const listFreeSpins = route<{ answer: FreeSpins[] }>('GET /bonus-market/free-spins');
export const listDepositBonuses = route<{ answer: DepositBonus[] }>('GET /bonuses/deposits');
export const listBonusesByType = route<{ answer: DepositBonus[] }>('GET /bonuses/type/deposit');
export const listChallenges = route<{ answer: Challenge[] }>('GET /challenges');
export const listLeaderboard = route<{ answer: LeaderboardEntry[] }>('GET /content/leaderboard');
export const listVipLevels = route<{ answer: VipLevel[] }>('GET /content/vip-levels');
export const listReferralTerms = route<{ answer: ReferralTerms[] }>('GET /content/referral-terms');

/** Any collection by its stored or short name. */
export const listCollection = route<{
  params: { collection: string };
  answer: { id: string }[];
  error: 'unknown_collection';
}>('GET /content/:collection');
