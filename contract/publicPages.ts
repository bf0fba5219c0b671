/** The pages that a visitor may see: what they are made of, and the address of each. */
import { providerSlug } from './catalogueRules.ts';
import type { ContentCollection } from './collections.ts';
import { GAME_CATEGORIES, type Provider } from './games.ts';
import { isGamePage, LANGUAGE_PARAM, pageNameAt, TEXT_PAGE_NAMES } from './pageNames.ts';
import type { Language } from './userChoices.ts';

/** A published list, of which pages are made. */
export type PageList = 'settings' | 'providers' | 'lobby' | 'games' | ContentCollection;

/** It stands at every address that is no page. Search engines are not told of it. */
export const UNKNOWN_PAGE = 'unknown';

const LISTS: Readonly<Record<string, readonly PageList[]>> = {
  home: ['lobby', 'hero-content'],
  bonus: ['welcome-bonuses', 'deposit-bonuses'],
  'bonus-market': ['bonus-market-hero', 'bonus-market-boxes', 'free-spins', 'games'],
  challenge: ['challenge-content', 'challenge-tasks', 'competitions'],
  vip: ['vip-levels'],
  referral: ['referral-terms'],
  [UNKNOWN_PAGE]: [],
};

/** Every page shows the site and its providers; what players do in the meantime, such as a leaderboard, is in none. */
export const listsOf = (page: string): readonly PageList[] => [
  'settings',
  'providers',
  ...(LISTS[page] ?? [isGamePage(withoutQuery(page)) ? 'games' : 'text-pages']),
];

/** These pages tell of times: they are made again each hour, too. */
export const TIMED_PAGES: readonly string[] = ['bonus', 'challenge'];

const withoutQuery = (page: string): string => page.replace(/\?.*/s, '');

const KINDS = GAME_CATEGORIES.map((category) => `?category=${category}`);
const LIST_PAGES: readonly string[] = [
  'all-games',
  'games/original',
  'games/slots',
  ...['?type=top', '?type=new', ...KINDS].map((query) => `all-games${query}`),
  'search',
  ...KINDS.map((query) => `search${query}`),
];

/** More providers than this have no page made ahead each, so that the number of pages has an end. */
const MOST_PROVIDERS = 100;

/** These signs would end the path of an address. */
const isAddress = (slug: string): boolean => !/[?#%/\\]/.test(slug);

/** The pages that a visitor may see, by their names, home first; the unknown one is among them. */
export function madePages(providers: readonly Provider[]): string[] {
  const active = providers.filter(({ status }) => status === 'active');
  const slugs = active
    .map(({ name }) => providerSlug(name))
    .filter(isAddress)
    .slice(0, MOST_PROVIDERS);
  return [
    ...new Set([
      ...Object.keys(LISTS),
      'responsible-gaming',
      ...LIST_PAGES,
      ...slugs.map((slug) => `provider/${slug}`),
      ...TEXT_PAGE_NAMES,
    ]),
  ];
}

/** Pages that show the same as another one. */
const SAME: Readonly<Record<string, string>> = {
  'all-games?category=slots': 'games/slots',
  'provider/karata-originals': 'games/original',
};

/** The one page that search engines are told of, of those that show the same. */
export function canonicalPage(page: string): string {
  const listed = page.replace(/^search\?/, 'all-games?');
  return SAME[listed] ?? listed;
}

/** A text that is not encoded well stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** No page is made of what a player looked for, or keeps. */
const OWN_FILTERS = ['q', 'shelf', 'facts', 'sort'];
const FILTERS = ['type', 'category', 'provider'];

/** The name of the page at an address, whichever way it is written; undefined for a list that is one player's. It may not be made. */
export function madePageAt(pathname: string, query: URLSearchParams): string | undefined {
  const name = decoded(pageNameAt(pathname));
  if (!isGamePage(name)) return name;
  if (OWN_FILTERS.some((filter) => query.get(filter)?.trim())) return undefined;
  const [filter, more] = FILTERS.filter((each) => !['', 'all'].includes(query.get(each)?.trim().toLowerCase() ?? ''));
  if (filter === undefined) return name;
  const value = query.get(filter)?.trim() ?? '';
  if (more !== undefined) return undefined;
  if (filter !== 'provider') return `${name}?${filter}=${value}`;
  return name === 'all-games' ? `provider/${providerSlug(value)}` : undefined;
}

/** The address of a page on the site, in a language of its own but for English. */
export function pageAddress(page: string, language: Language = 'en'): string {
  const address = encodeURI(page === 'home' ? '/' : `/${page}`);
  if (language === 'en') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`;
}

/** Which page of the build a rendering fills: the name of the page's chunk, or `maintenance`. */
export function templateOf(page: string): string {
  const name = withoutQuery(page);
  if (isGamePage(name)) return 'all-games';
  return TEXT_PAGE_NAMES.includes(name) ? 'text-page' : name;
}

/** The pages of the build that renderings fill. */
export const PAGE_TEMPLATES: readonly string[] = [
  ...new Set([...Object.keys(LISTS), 'responsible-gaming', 'all-games', 'text-page']),
];
