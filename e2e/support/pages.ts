/** Every page and footer address (docs/product.md, Pages), for journeys over all pages. */

/** Pages that are neither a list of games nor a text; most differ for a visitor and a player. */
export const PLAYER_PAGES = [
  '/',
  '/profile',
  '/history',
  '/my-bets',
  '/vip',
  '/referral',
  '/bonus',
  '/bonus-market',
  '/challenge',
  '/responsible-gaming',
] as const;

export const GAME_PAGES = [
  '/all-games',
  '/all-games?type=top',
  '/all-games?shelf=favourites',
  '/search',
  '/search?q=zzzz',
  '/games/original',
  '/games/slots',
  "/provider/ng'ombe-games",
  '/provider/no-such-house',
] as const;

export const TEXT_PAGES = [
  '/privacy-policy',
  '/bonus-terms',
  '/terms-conditions',
  '/aml',
  '/kyc-policy',
  '/support',
  '/fairness',
] as const;

export const EVERY_PAGE: readonly string[] = [...PLAYER_PAGES, ...GAME_PAGES, ...TEXT_PAGES];

export { type Language, LANGUAGE_CODES as LANGUAGES } from '../../contract/userChoices.ts';

/** Visitor or player, language and size: every pair once. */
export const VISITS = [
  { language: 'en', isPlayer: false, size: '@phone' },
  { language: 'sw', isPlayer: true, size: '@phone' },
  { language: 'sw', isPlayer: false, size: '@desktop' },
  { language: 'en', isPlayer: true, size: '@desktop' },
] as const;
