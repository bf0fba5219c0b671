/** The service worker keeps nothing but what this file names. */
import { listChallengePrizes, listChallenges, listChallengeTasks } from '@contract/challenge.ts';
import { listBets, listCompetitions, listFooterNotes } from '@contract/content.ts';
import { listBonusesByType, listDepositBonuses, listWelcome } from '@contract/depositBonuses.ts';
import { listGames, listProviders } from '@contract/games.ts';
import { listHero } from '@contract/hero.ts';
import { listBonusBoxes, listBonusMarketHero, listFreeSpins } from '@contract/market.ts';
import { PAGE_DATA_ID } from '@contract/madePages.ts';
import { isPageAddress } from '@contract/pageNames.ts';
import { listReferralTerms, listVipLevels } from '@contract/rewards.ts';
import { listWheelTerms } from '@contract/wheel.ts';
import { pathOf } from '@contract/route.ts';
import { readSettings } from '@contract/settings.ts';
import { ROUTED_KINDS } from '@contract/serviceWorker.ts';

export type Kind = 'page' | 'part' | 'picture' | 'list';

interface Asked {
  method: string;
  /** `navigate` for a page. */
  mode: string;
  url: URL;
  headers: Pick<Headers, 'has'>;
}

/** Public lists. Not the leaderboard, which names players. */
const LISTS: ReadonlySet<string> = new Set(
  [
    ...[listGames, listProviders, readSettings, listHero, listCompetitions, listBets],
    ...[listWelcome, listFooterNotes, listBonusMarketHero, listBonusBoxes],
    ...[listFreeSpins, listDepositBonuses, listBonusesByType, listChallenges],
    ...[listChallengeTasks, listChallengePrizes, listVipLevels, listReferralTerms, listWheelTerms],
  ].map((list) => `/api${pathOf(list)}`),
);

/** The parts of a list that everybody asks for; `ids` would tell what was played here. */
const PUBLIC_QUERIES = new Set(['list', 'category']);

const isList = ({ pathname, searchParams }: URL): boolean =>
  LISTS.has(pathname) && [...searchParams.keys()].every((name) => PUBLIC_QUERIES.has(name));

const PART = /^\/assets\/[\w.-]+\.(?:js|css)$/;
const PICTURE = /^\/(?:(?:images|icons)\/[\w@./-]+\.\w+|favicon\.svg)$/;

/** Undefined for what goes to the network as if there were no worker. */
export function keptKind({ method, mode, url, headers }: Asked, origin: string): Kind | undefined {
  if (method !== 'GET' || url.origin !== origin || headers.has('authorization')) return undefined;
  if (mode === 'navigate') return isPageAddress(url.pathname) ? 'page' : undefined;
  if (PART.test(url.pathname)) return 'part';
  if (PICTURE.test(url.pathname)) return 'picture';
  return isList(url) ? 'list' : undefined;
}

export const HOME = '/';
/** All pages that are not made ahead are one file in each language; the player's is kept by this name, and asked for as one of them. */
export const SHELL = '/app.html';
export const SHELL_PAGE = '/profile';

/** No page of these is made ahead, nor of a list that somebody filtered. */
const OF_PLAYER = /^\/(?:profile|history|my-bets)/;

/** The address that a page is kept at, without anything that a player looked for. */
export const pageKey = ({ pathname, search }: URL): string =>
  (search && pathname !== HOME) || OF_PLAYER.test(pathname) ? SHELL : pathname;

/** Said of the bytes that came, which the browser has unpacked, and of caches on the way. */
const TRANSPORT_HEADERS = ['content-encoding', 'content-length', 'vary'];

/**
 * A page is kept at its key without the address that was asked for, and only when it is of this build, whose scripts are kept
 * with it. The page around every other is never kept as one that was made ahead, nor the other way round.
 */
export async function keptPage(answer: Response, main: string, key: string): Promise<Response | null> {
  if (answer.status !== 200 || answer.redirected) return null;
  const html = await answer.text();
  if (!html.includes(`"${main}"`)) return null;
  if (html.includes(PAGE_DATA_ID) === (key === SHELL)) return null;
  const headers = new Headers(answer.headers);
  TRANSPORT_HEADERS.forEach((name) => headers.delete(name));
  return new Response(html, { headers });
}

/** True when the server allows that the answer of a public list is kept. */
export const isForAll = ({ status, headers }: Response): boolean =>
  status === 200 && !/private|no-store/.test(headers.get('cache-control') ?? '');

/** A browser takes these pictures from the cache itself: the worker's script would cost a phone frames while it scrolls. */
export const pictureRoutes = (cacheName: string) =>
  ROUTED_KINDS.map((kind) => ({
    condition: { urlPattern: `/images/*.${kind}`, requestMethod: 'GET' },
    source: { cacheName },
  }));
