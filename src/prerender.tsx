/** Pages made ahead: painted before any script runs. The build uses it, and the server, which loads it as a bundle. */
import './shared/styles/tokens.scss';
import './shared/styles/base.scss';
import type { Challenge } from '@contract/challenge.ts';
import { CONTENT_COLLECTIONS, type ContentCollection } from '@contract/collections.ts';
import type { PageAnswers, PageRendering, RenderPage } from '@contract/madePages.ts';
import type { BonusMarketHero, FreeSpins } from '@contract/market.ts';
import { isGamePage } from '@contract/pageNames.ts';
import { listsOf, type PageList, templateOf } from '@contract/publicPages.ts';
import { DEFAULT_SETTINGS, type Settings } from '@contract/settings.ts';
import type { TextPage } from '@contract/content.ts';
import type { Language } from '@contract/userChoices.ts';
import { prerender } from 'react-dom/static';
import * as v from 'valibot';
import { api } from './api';
import { Site } from './app/App';
import { loadMessages } from './app/Localised';
import { type KeptAnswer, keepPageData, type PageData } from './app/madePage/pageData';
import { descriptionOf, headOf, titleOf, type Told } from './app/madePage/pageHead';
import { preloadPage } from './app/pageRegistry';
import { type AppStore, makeStore } from './app/store/makeStore';
import { activeList } from './features/content';
import {
  type GameList,
  gameListBy,
  GameListSchema,
  isToldSlot,
  listGames,
  type ListStart,
  naturalSort,
  listKey,
  ProviderListSchema,
  readBrowsePage,
  readGames,
  sortGames,
} from './features/games';
import { browserSavesData, NO_PAGE, pageVisited, parsePage, SettingsAnswerSchema, themeVariables } from './features/ui';
import { anonymousIdentity } from './identity';
import { madeAhead } from './shared/hooks';

/** React asks for pictures before the scripts; the markup already names them, in the order of display. */
const withoutImagePreloads = (markup: string): string => markup.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');

/** @throws the first error of a component: React would leave its part to the browser. */
async function markupOf(store: AppStore, locale: Language): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Site store={store} identity={anonymousIdentity} initial={await loadMessages(locale)} />,
    // Whole and in place: React would put a large part behind its fallback, until a script moves it.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  return withoutImagePreloads(await new Response(prelude).text());
}

const newStore = () => makeStore({ identity: anonymousIdentity, origin: 'http://localhost', vault: new Map() });

/** The markup of header and menus around a page that is not made ahead. */
export function renderShell(language: Language): Promise<string> {
  const store = newStore();
  store.dispatch(pageVisited(NO_PAGE));
  return markupOf(store, language);
}

const COLOURS = ['primaryColor', 'secondaryColor', 'accentColor'] as const;

const themeOf = (settings: Settings): string =>
  COLOURS.every((name) => settings[name] === DEFAULT_SETTINGS[name])
    ? ''
    : Object.entries(themeVariables(settings))
        .map(([name, value]) => `${name}:${value}`)
        .join(';');

/** The app reads each list by this endpoint. Of all games and all texts a page has its own part alone. */
const ENDPOINTS: Partial<Record<PageList, string>> = {
  settings: 'getSettings',
  providers: 'getProviders',
  lobby: 'getLobby',
  'hero-content': 'getHero',
  'welcome-bonuses': 'getWelcomeBonuses',
  'deposit-bonuses': 'getDepositBonuses',
  'bonus-market-hero': 'getBonusMarketHero',
  'bonus-market-boxes': 'getBonusBoxes',
  'free-spins': 'getFreeSpins',
  'challenge-content': 'getChallenges',
  'challenge-tasks': 'getChallengeTasks',
  competitions: 'getCompetitions',
  'vip-levels': 'getVipLevels',
  'referral-terms': 'getReferralTerms',
};

const CATALOGUE = { settings: SettingsAnswerSchema, providers: ProviderListSchema, lobby: GameListSchema };

/** Read by the schemas of the app. @throws ValiError when an answer does not fit the contract */
function readAnswer(list: PageList, answer: unknown): unknown {
  if (list === 'games') return readCatalogue(answer as object);
  if (list in CATALOGUE) return v.parse(CATALOGUE[list as keyof typeof CATALOGUE] as v.GenericSchema, answer);
  return v.parse(activeList(CONTENT_COLLECTIONS[list as ContentCollection] as never), answer);
}

/** Many pages are made of the same thousands of games. */
const catalogues = new WeakMap<object, GameList>();

function readCatalogue(answer: object): GameList {
  const read = catalogues.get(answer) ?? v.parse(gameListBy(readGames), answer);
  catalogues.set(answer, read);
  return read;
}

/** So many tiles fill a large window. */
const FIRST_GAMES = 24;
const NO_SHELVES = { favourites: [], recent: [] };

function listStart(page: string, { games, unreadableCount }: GameList): ListStart {
  const { filter } = readBrowsePage(page);
  const { list, provider, category } = filter;
  const found = sortGames(listGames(games, filter, NO_SHELVES), naturalSort(list));
  const isWhole = list === 'all' && !provider && !category;
  const count = found.length + (isWhole ? unreadableCount : 0);
  return { games: found.slice(0, FIRST_GAMES), count, hasSlots: found.some(isToldSlot) };
}

/** Free spins are on games, which are asked for one by one. */
function gamesOfSpins(lists: ReadonlyMap<PageList, unknown>): KeptAnswer[] {
  const { games } = lists.get('games') as GameList;
  const ids = (lists.get('free-spins') as FreeSpins[]).flatMap(({ gameId }) => gameId ?? []);
  return ids.map((id) => {
    const value: GameList = { games: games.filter((game) => game.id === id), unreadableCount: 0 };
    return { endpointName: 'getGamesById', arg: [id], value };
  });
}

interface Read extends Pick<Told, 'settings' | 'picture' | 'text' | 'list'> {
  answers: KeptAnswer[];
}

/** The operator has pictures of the market and of the challenge; those of the other pages are the site's own. */
function pictureOf(page: string, lists: ReadonlyMap<PageList, unknown>): string | undefined {
  const [market] = (lists.get('bonus-market-hero') ?? []) as BonusMarketHero[];
  const [challenge] = (lists.get('challenge-content') ?? []) as Challenge[];
  const pictures: Readonly<Record<string, string | undefined>> = {
    bonus: '/images/banners/welcome-1.webp',
    vip: '/images/banners/vip.webp',
    referral: '/images/banners/referral.webp',
    'bonus-market': market?.imageUrl,
    challenge: challenge?.trophyImageUrl,
  };
  return pictures[page];
}

function readPage(page: string, given: PageAnswers): Read {
  const lists = new Map(listsOf(page).map((list) => [list, readAnswer(list, given[list])] as const));
  const answers: KeptAnswer[] = [...lists].flatMap(([list, value]) => {
    const endpointName = ENDPOINTS[list];
    return endpointName ? [{ endpointName, arg: undefined, value }] : [];
  });
  const read = { settings: lists.get('settings') as Settings, picture: pictureOf(page, lists), answers };
  if (isGamePage(parsePage(page).name)) {
    const list = listStart(page, lists.get('games') as GameList);
    answers.push({ endpointName: 'getListStart', arg: listKey(readBrowsePage(page).filter) ?? '', value: list });
    return { ...read, list };
  }
  if (page === 'bonus-market') answers.push(...gamesOfSpins(lists));
  const texts = lists.get('text-pages') as TextPage[] | undefined;
  const text = texts?.find(({ id }) => id === page);
  if (text) answers.push({ endpointName: 'getOwnText', arg: page, value: text });
  else if (texts) answers.push({ endpointName: 'getTextPages', arg: undefined, value: texts });
  return { ...read, text };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The words of the page's heading, by which the app names the window, too (`usePageHeading`). */
const headingIn = (markup: string): string =>
  (/<h1\b[^>]*>([^]*?)<\/h1>/.exec(markup)?.[1] ?? '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .trim();

/** A page as everybody gets it: signed out, without anything of a player. @throws when an answer does not fit the contract */
export const renderPage: RenderPage = async ({
  page,
  language,
  isSaving,
  answers,
  origin,
  at,
}): Promise<PageRendering> => {
  const { settings, ...read } = readPage(page, answers);
  const data: PageData = { page, isSaving, at, answers: read.answers };
  const store = newStore();
  store.dispatch(pageVisited(page));
  // The endpoints of the answers come with its chunk.
  await preloadPage(page);
  if (isSaving) store.dispatch(browserSavesData());
  keepPageData(store, data);
  madeAhead.at = at;
  try {
    const markup = await markupOf(store, language);
    const told: Told = { page, language, origin, settings, heading: headingIn(markup), ...read };
    return {
      template: settings.maintenanceMode ? 'maintenance' : templateOf(page),
      title: settings.maintenanceMode ? settings.windowTitle : titleOf(told),
      description: descriptionOf(told),
      head: headOf(told),
      theme: themeOf(settings),
      isStill: !settings.enableAnimations,
      markup,
      data,
    };
  } finally {
    // Ends the timers of the cache.
    store.dispatch(api.util.resetApiState());
  }
};
