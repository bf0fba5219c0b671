/** The content collections by their stored names, each with the schema of its items. */
import type * as v from 'valibot';
import { SpinTermsSchema } from './bonusTerms.ts';
import {
  CHALLENGE_LISTS,
  ChallengePrizeSchema,
  ChallengeSchema,
  ChallengeTaskSchema,
  LeaderboardEntrySchema,
} from './challenge.ts';
import { BetSchema, CompetitionSchema, FooterContentSchema, SITE_LISTS, TextPageSchema } from './content.ts';
import { DEPOSIT_BONUS_LISTS, DepositBonusSchema, WelcomeBonusSchema } from './depositBonuses.ts';
import { HERO_LISTS, HeroSchema } from './hero.ts';
import { JackpotSchema } from './jackpots.ts';
import { RaceSchema } from './races.ts';
import { BonusBoxSchema, BonusMarketHeroSchema, FreeSpinsSchema, MARKET_LISTS } from './market.ts';
import { ReferralTermsSchema, REWARD_LISTS, VipLevelSchema } from './rewards.ts';
import type { Operation } from './route.ts';
import { WHEEL_LISTS, WheelTermsSchema } from './wheel.ts';

export const CONTENT_COLLECTIONS = {
  'hero-content': HeroSchema,
  'welcome-bonuses': WelcomeBonusSchema,
  'bet-history': BetSchema,
  'footer-content': FooterContentSchema,
  'bonus-market-hero': BonusMarketHeroSchema,
  'bonus-market-boxes': BonusBoxSchema,
  'free-spins': FreeSpinsSchema,
  competitions: CompetitionSchema,
  'deposit-bonuses': DepositBonusSchema,
  'challenge-content': ChallengeSchema,
  'challenge-tasks': ChallengeTaskSchema,
  'challenge-prizes': ChallengePrizeSchema,
  leaderboard: LeaderboardEntrySchema,
  jackpots: JackpotSchema,
  races: RaceSchema,
  'vip-levels': VipLevelSchema,
  'referral-terms': ReferralTermsSchema,
  'spin-terms': SpinTermsSchema,
  'wheel-terms': WheelTermsSchema,
  'text-pages': TextPageSchema,
} as const;

export type ContentCollection = keyof typeof CONTENT_COLLECTIONS;

/** Short names (`/content/hero`) of stored names (`/content/hero-content`): docs/product.md, Calls. */
export const COLLECTION_ALIASES: Readonly<Record<string, ContentCollection>> = {
  hero: 'hero-content',
  welcome: 'welcome-bonuses',
  footer: 'footer-content',
};

type ContentList = {
  [TName in ContentCollection]: {
    collection: TName;
    operation: Operation<{ answer: v.InferOutput<(typeof CONTENT_COLLECTIONS)[TName]>[] }>;
  };
}[ContentCollection];

/** Lists with a path of their own. */
export const CONTENT_LISTS: readonly ContentList[] = [
  ...HERO_LISTS,
  ...SITE_LISTS,
  ...DEPOSIT_BONUS_LISTS,
  ...MARKET_LISTS,
  ...CHALLENGE_LISTS,
  ...REWARD_LISTS,
  ...WHEEL_LISTS,
];
