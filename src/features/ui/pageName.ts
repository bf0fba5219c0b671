/** Page names and their addresses. The name is the state; the address follows it. */

import { pageNameAt } from '@contract/pageNames.ts';

export const HOME_PAGE = 'home';
export const PROFILE_PAGE = 'profile';
export const HISTORY_PAGE = 'history';
/** The page before the address is read: header and menus only. No address leads to it. */
export const NO_PAGE = '';

/** Splits a page name such as `all-games?type=top&provider=All`. The `name` is without the query. */
export function parsePage(page: string) {
  const [name = '', query = ''] = page.split(/\?(.*)/s);
  return { name, params: new URLSearchParams(query) };
}

/** `home` is `/`, every other page is its name below `/`. */
export const pageToAddress = (page: string): string => (page === HOME_PAGE ? '/' : `/${page}`);

/** The page at an address, without its hash. */
export function addressToPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const name = pageNameAt(pathname);
  return name === HOME_PAGE ? HOME_PAGE : `${name}${search}`;
}

/** The page of a link in operator content, or `null` for other sites. */
export function linkToPage(url: string): string | null {
  if (!/^\/(?![/\\])/.test(url)) return null;
  const { pathname, search } = new URL(url, 'https://site.invalid');
  return addressToPage({ pathname, search });
}

/** Pages that list games and have their own search box. */
export const isBrowsePage = (page: string): boolean => /^(?:all-games|search|games|provider)(?:$|[/?])/.test(page);

/** The all-games page with its filter; `type` and `provider` default to `all` and `All`. */
export function allGamesPage({ type, provider }: { type?: string; provider?: string } = {}): string {
  const params = new URLSearchParams({ ...(type && { type }), ...(provider && { provider }) });
  const query = params.toString();
  return query ? `all-games?${query}` : 'all-games';
}
