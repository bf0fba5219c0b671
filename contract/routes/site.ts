/** What home and the chrome ask for, and the state of the server itself. */
import type { SiteSettings } from '../footer.ts';
import type { Game, Provider } from '../games.ts';
import { route } from './route.ts';

export interface GamesQuery {
  list?: 'all' | 'lobby' | undefined;
  /** Ids with commas between them. */
  ids?: string | undefined;
}

export const listGames = route<{ query: GamesQuery; answer: Game[] }>('GET /games');
export const listProviders = route<{ answer: Provider[] }>('GET /providers');
export const readSettings = route<{ answer: SiteSettings }>('GET /settings');
