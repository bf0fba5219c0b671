/** Page names and their addresses. The name is the state; the address only follows it. */

import { pageNameAt } from '@contract/pageNames.ts';

export const HOME_PAGE = 'home';
export const PROFILE_PAGE = 'profile';
/** Every deposit and withdrawal of the player. */
export const HISTORY_PAGE = 'history';
/** Stands for the page before the address is read: the chrome alone. No address leads to it. */
export const NO_PAGE = '';

export interface ParsedPage {
  /** The name without its query, such as `all-games` or `provider/simba-play`. */
  name: string;
  params: URLSearchParams;
}

/** Splits a page name such as `all-games?type=top&provider=All`. */
export function parsePage(page: string): ParsedPage {
  const [name = '', query = ''] = page.split(/\?(.*)/s);
  return { name, params: new URLSearchParams(query) };
}

/** The address of a page: `home` is `/`, every other page is its name below `/`. */
export const pageToAddress = (page: string): string => (page === HOME_PAGE ? '/' : `/${page}`);

/** The page at an address; the hash plays no part. */
export function addressToPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const name = pageNameAt(pathname);
  return name === HOME_PAGE ? HOME_PAGE : `${name}${search}`;
}

/** The page a link of operator content leads to, or `null` when it leads off the site. */
export function linkToPage(url: string): string | null {
  if (!/^\/(?![/\\])/.test(url)) return null;
  const { pathname, search } = new URL(url, 'https://site.invalid');
  return addressToPage({ pathname, search });
}

/** Pages that list games and bring their own search box. */
export const isBrowsePage = (page: string): boolean => /^(?:all-games|search|games|provider)(?:$|[/?])/.test(page);

export interface AllGamesFilter {
  type?: string;
  provider?: string;
}

/** The all-games page with its filter; `type` and `provider` left out mean `all` and `All`. */
export function allGamesPage({ type, provider }: AllGamesFilter = {}): string {
  const params = new URLSearchParams({ ...(type && { type }), ...(provider && { provider }) });
  const query = params.toString();
  return query ? `all-games?${query}` : 'all-games';
}
