/** The page names: the web app has a component for each, and the server answers their addresses with 200. */

/** Each has a component of its own. */
export const SINGLE_PAGE_NAMES = [
  'home',
  'bonus',
  'bonus-market',
  'challenge',
  'vip',
  'referral',
  'profile',
  'history',
  'my-bets',
  'responsible-gaming',
] as const;

export type SinglePageName = (typeof SINGLE_PAGE_NAMES)[number];

const GAME_PAGE_NAMES: readonly string[] = ['all-games', 'search', 'games/original', 'games/slots'];

export const TEXT_PAGE_NAMES: readonly string[] = [
  'privacy-policy',
  'bonus-terms',
  'terms-conditions',
  'aml',
  'kyc-policy',
  'support',
  'fairness',
];

export const PAGE_NAMES: readonly string[] = [...SINGLE_PAGE_NAMES, ...GAME_PAGE_NAMES, ...TEXT_PAGE_NAMES];

const PROVIDER_PAGE = /^provider\/[^/]+$/;

/** A list of games, also that of one provider; an unknown provider gets a message on the page. */
export const isGamePage = (name: string): boolean => PROVIDER_PAGE.test(name) || GAME_PAGE_NAMES.includes(name);

/** The page name in a path such as `/all-games`; empty for home. */
export const pageNameAt = (pathname: string): string => pathname.replace(/^\/+|\/+$/g, '') || 'home';

export function isPageAddress(pathname: string): boolean {
  const name = pageNameAt(pathname);
  return isGamePage(name) || PAGE_NAMES.includes(name);
}

/** An address may name its language by this parameter, as search engines need one address for each. */
export const LANGUAGE_PARAM = 'lang';
