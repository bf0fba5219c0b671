/** The content collections by their stored names, each with the schema of its items. */
import { ChallengePrizeSchema, ChallengeTaskSchema } from './challengeTasks.ts';
import * as content from './content.ts';
import { SpinTermsSchema } from './spinTerms.ts';
import { WheelTermsSchema } from './wheelTerms.ts';
import { LeaderboardEntrySchema, ReferralTermsSchema, VipLevelSchema } from './rewards.ts';

export const CONTENT_COLLECTIONS = {
  'hero-content': content.HeroSchema,
  'welcome-bonuses': content.WelcomeBonusSchema,
  'bet-history': content.BetSchema,
  'footer-content': content.FooterContentSchema,
  'bonus-market-hero': content.BonusMarketHeroSchema,
  'bonus-market-boxes': content.BonusBoxSchema,
  'free-spins': content.FreeSpinsSchema,
  competitions: content.CompetitionSchema,
  'deposit-bonuses': content.DepositBonusSchema,
  'challenge-content': content.ChallengeSchema,
  'challenge-tasks': ChallengeTaskSchema,
  'challenge-prizes': ChallengePrizeSchema,
  leaderboard: LeaderboardEntrySchema,
  'vip-levels': VipLevelSchema,
  'referral-terms': ReferralTermsSchema,
  'spin-terms': SpinTermsSchema,
  'wheel-terms': WheelTermsSchema,
  'text-pages': content.TextPageSchema,
} as const;

export type ContentCollection = keyof typeof CONTENT_COLLECTIONS;

/** Short names (`/content/hero`) of stored names (`/content/hero-content`): docs/product.md, Calls. */
export const COLLECTION_ALIASES: Readonly<Record<string, ContentCollection>> = {
  hero: 'hero-content',
  welcome: 'welcome-bonuses',
  footer: 'footer-content',
};
