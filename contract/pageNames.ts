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

export const GAME_PAGE_NAMES = ['all-games', 'search', 'games/original', 'games/slots'] as const;

export const TEXT_PAGE_NAMES = [
  'privacy-policy',
  'bonus-terms',
  'terms-conditions',
  'aml',
  'kyc-policy',
  'support',
  'fairness',
] as const;

export const PAGE_NAMES = [...SINGLE_PAGE_NAMES, ...GAME_PAGE_NAMES, ...TEXT_PAGE_NAMES] as const;

export type PageName = (typeof PAGE_NAMES)[number];

/** These pages are not in a production build. */
export const DEVELOPER_PAGE_NAMES = ['workbench'] as const;

export type DeveloperPageName = (typeof DEVELOPER_PAGE_NAMES)[number];

const PROVIDER_PAGE = /^provider\/[^/]+$/;

/** The game page of one provider; an unknown provider gets a message on the page. */
export const isProviderPage = (name: string): boolean => PROVIDER_PAGE.test(name);

/** The page name in a path such as `/all-games`; empty for home. */
export const pageNameAt = (pathname: string): string => pathname.replace(/^\/+|\/+$/g, '') || 'home';

export function isPageAddress(pathname: string, developerNames: readonly string[] = []): boolean {
  const name = pageNameAt(pathname);
  return isProviderPage(name) || [...PAGE_NAMES, ...developerNames].includes(name);
}
