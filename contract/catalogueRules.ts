/** The derived game lists (docs/product.md, Home), shared by the server's lobby list and the web app's rows. */
import type { Game, Provider } from './games.ts';

export const TOP_LIST_SIZE = 10;
export const NEW_LIST_SIZE = 5;
export const HOME_ROW_SIZE = 5;
export const HOME_PROVIDER_ROWS = 3;
export const isListed = (game: Game): boolean => game.status === 'active';

const createdAtMs = (game: Game): number => (game.createdAt ? Date.parse(game.createdAt) : 0);

/** False for a game that nobody can open: one that rests, or a demo without an address. */
export const canOpen = (game: Game): boolean => isListed(game) && (!game.isDemo || Boolean(game.gameUrl ?? game.url));

const byOpen = (a: Game, b: Game): number => Number(canOpen(b)) - Number(canOpen(a));

/** The same order, with the games at its end that nobody can open. */
export const openFirst = (games: readonly Game[]): Game[] => games.toSorted(byOpen);

export const byPopularity = (a: Game, b: Game): number => byOpen(a, b) || b.popularity - a.popularity;
const byNewest = (a: Game, b: Game): number => byOpen(a, b) || createdAtMs(b) - createdAtMs(a);

export const topGames = (games: readonly Game[]): Game[] =>
  games.filter(isListed).toSorted(byPopularity).slice(0, TOP_LIST_SIZE);

export const newGames = (games: readonly Game[]): Game[] =>
  games.filter(isListed).toSorted(byNewest).slice(0, NEW_LIST_SIZE);

/** The active games of a provider, whatever the case of the name. */
export function gamesByProvider(games: readonly Game[], provider: string): Game[] {
  const wanted = provider.toLowerCase();
  return games.filter((game) => isListed(game) && game.provider.toLowerCase() === wanted);
}

/** The active providers with a row on the home page, in the order of the backend. */
export const homeProviders = (providers: readonly Provider[]): Provider[] =>
  providers.filter((provider) => provider.status === 'active').slice(0, HOME_PROVIDER_ROWS);

/** The name of a provider in an address: lower case, dashes for spaces. Providers are compared by slug. */
export const providerSlug = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, '-');

/** Every game in a row of the home page, for `GET /games?list=lobby`. */
export function lobbyGames(games: readonly Game[], providers: readonly Provider[]): Game[] {
  const rows = homeProviders(providers).map((provider) =>
    gamesByProvider(games, provider.name).toSorted(byPopularity).slice(0, HOME_ROW_SIZE),
  );
  return [...new Set([...topGames(games), ...newGames(games), ...rows.flat()])];
}
