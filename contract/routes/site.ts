/** Routes of the first download, for header, menus and home page. */
import type { Bet, Competition, HeroContent } from '../content.ts';
import type { SiteSettings } from '../footer.ts';
import type { Game, Provider } from '../games.ts';
import { route } from './route.ts';

export interface GamesQuery {
  list?: 'all' | 'lobby' | undefined;
  /** Comma-separated ids. */
  ids?: string | undefined;
  /** A kind of game, such as `crash`. A backend that does not know it sends every game, and the web app filters. */
  category?: string | undefined;
}

/** The query for the rows of the home page. */
export const LOBBY = { list: 'lobby' } as const satisfies GamesQuery;

export const listGames = route<{ query: GamesQuery; answer: Game[] }>('GET /games');
export const listProviders = route<{ answer: Provider[] }>('GET /providers');
export const readSettings = route<{ answer: SiteSettings }>('GET /settings');
export const listHero = route<{ answer: HeroContent[] }>('GET /content/hero');
export const listBets = route<{ answer: Bet[] }>('GET /content/bet-history');
export const listCompetitions = route<{ answer: Competition[] }>('GET /competitions');
