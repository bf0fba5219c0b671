/** Every page and footer address (docs/product.md, Pages), for journeys over all pages. */

import { SINGLE_PAGE_NAMES, TEXT_PAGE_NAMES } from '../../contract/pageNames.ts';

/** Home first. Most differ for a visitor and a player. */
export const PLAYER_PAGES: readonly string[] = SINGLE_PAGE_NAMES.map((name) => (name === 'home' ? '/' : `/${name}`));

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

export const TEXT_PAGES = TEXT_PAGE_NAMES.map((name) => `/${name}`);

export const EVERY_PAGE: readonly string[] = [...PLAYER_PAGES, ...GAME_PAGES, ...TEXT_PAGES];

export { type Language, LANGUAGE_CODES as LANGUAGES } from '../../contract/userChoices.ts';

/** Visitor or player, language and size: every pair once. */
export const VISITS = [
  { language: 'en', isPlayer: false, size: '@phone' },
  { language: 'sw', isPlayer: true, size: '@phone' },
  { language: 'sw', isPlayer: false, size: '@desktop' },
  { language: 'en', isPlayer: true, size: '@desktop' },
] as const;
