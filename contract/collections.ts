/** The content collections by their stored names, each with the schema of its items. */
import {
  BetSchema,
  BonusBoxSchema,
  BonusMarketHeroSchema,
  ChallengeSchema,
  CompetitionSchema,
  DepositBonusSchema,
  FooterContentSchema,
  FreeSpinsSchema,
  HeroSchema,
  TextPageSchema,
  WelcomeBonusSchema,
} from './content.ts';
import { LeaderboardEntrySchema, ReferralTermsSchema, VipLevelSchema } from './rewards.ts';

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
  leaderboard: LeaderboardEntrySchema,
  'vip-levels': VipLevelSchema,
  'referral-terms': ReferralTermsSchema,
  'text-pages': TextPageSchema,
} as const;

export type ContentCollection = keyof typeof CONTENT_COLLECTIONS;

/** Short names (`/content/hero`) of stored names (`/content/hero-content`): docs/product.md, Calls. */
export const COLLECTION_ALIASES: Readonly<Record<string, ContentCollection>> = {
  hero: 'hero-content',
  welcome: 'welcome-bonuses',
  footer: 'footer-content',
};
