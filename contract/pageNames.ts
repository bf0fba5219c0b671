/** The names of the site's pages: the web app has a component for each, and the server answers their addresses with 200. */

export const PAGE_NAMES = [
  'home',
  'all-games',
  'search',
  'games/original',
  'games/slots',
  'bonus',
  'bonus-market',
  'challenge',
  'vip',
  'referral',
  'profile',
  'history',
  'privacy-policy',
  'bonus-terms',
  'terms-conditions',
  'aml',
  'responsible-gaming',
  'kyc-policy',
  'support',
  'fairness',
] as const;

export type PageName = (typeof PAGE_NAMES)[number];

/** Pages that a production build leaves out. */
export const DEVELOPER_PAGE_NAMES = ['workbench'] as const;

export type DeveloperPageName = (typeof DEVELOPER_PAGE_NAMES)[number];

const PROVIDER_PAGE = /^provider\/[^/]+$/;

/** The all-games page of one provider. Providers come and go, and the page says itself when it has no games. */
export const isProviderPage = (name: string): boolean => PROVIDER_PAGE.test(name);

/** The page name in the path of an address, such as `/all-games`; home's is empty. */
export const pageNameAt = (pathname: string): string => pathname.replace(/^\/+|\/+$/g, '') || 'home';

/** Whether there is a page at the path of an address. */
export function isPageAddress(pathname: string, developerNames: readonly string[] = []): boolean {
  const name = pageNameAt(pathname);
  return isProviderPage(name) || [...PAGE_NAMES, ...developerNames].includes(name);
}
