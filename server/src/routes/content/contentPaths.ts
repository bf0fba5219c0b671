import type { ContentCollection } from '../../../../contract/collections.ts';

/** The paths with short names, each with the collection behind it (docs/product.md, Calls). */
export const CONTENT_PATHS: Readonly<Record<string, ContentCollection>> = {
  '/content/hero': 'hero-content',
  '/content/welcome': 'welcome-bonuses',
  '/content/bet-history': 'bet-history',
  '/content/footer': 'footer-content',
  '/bonus-market/hero': 'bonus-market-hero',
  '/bonus-market/boxes': 'bonus-market-boxes',
  '/bonus-market/free-spins': 'free-spins',
  '/competitions': 'competitions',
  '/bonuses/deposits': 'deposit-bonuses',
  '/bonuses/type/deposit': 'deposit-bonuses',
  '/challenges': 'challenge-content',
  '/content/leaderboard': 'leaderboard',
  '/content/vip-levels': 'vip-levels',
  '/content/referral-terms': 'referral-terms',
};
