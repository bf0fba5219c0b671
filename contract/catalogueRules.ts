/** The derived game lists (docs/product.md, Home), written once for the server's lobby list and the web app's rows. */
import type { Game, Provider } from './games.ts';

export const TOP_LIST_SIZE = 10;
export const NEW_LIST_SIZE = 5;
export const HOME_ROW_SIZE = 5;
export const HOME_PROVIDER_ROWS = 3;

export const isListed = (game: Game): boolean => game.status === 'active';

const createdAtMs = (game: Game): number => (game.createdAt ? Date.parse(game.createdAt) : 0);

export const byPopularity = (a: Game, b: Game): number => b.popularity - a.popularity;
export const byNewest = (a: Game, b: Game): number => createdAtMs(b) - createdAtMs(a);

/** The 10 active games with the highest popularity. */
export const topGames = (games: readonly Game[]): Game[] =>
  games.filter(isListed).toSorted(byPopularity).slice(0, TOP_LIST_SIZE);

/** The 5 newest active games. */
export const newGames = (games: readonly Game[]): Game[] =>
  games.filter(isListed).toSorted(byNewest).slice(0, NEW_LIST_SIZE);

/** Active games of a provider; the name matches without regard to case. */
export function gamesByProvider(games: readonly Game[], provider: string): Game[] {
  const wanted = provider.toLowerCase();
  return games.filter((game) => isListed(game) && game.provider.toLowerCase() === wanted);
}

/** The active providers that get a row on home, in the order the backend lists them. */
export const homeProviders = (providers: readonly Provider[]): Provider[] =>
  providers.filter((provider) => provider.status === 'active').slice(0, HOME_PROVIDER_ROWS);

/**
 * A provider's name as it stands in an address: lower case, spaces to dashes.
 * Providers are matched slug to slug, so a name with a dash of its own is found too.
 */
export const providerSlug = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, '-');

/** Every game that some row of home shows: what `GET /games?list=lobby` answers. */
export function lobbyGames(games: readonly Game[], providers: readonly Provider[]): Game[] {
  const rows = homeProviders(providers).map((provider) =>
    gamesByProvider(games, provider.name).toSorted(byPopularity).slice(0, HOME_ROW_SIZE),
  );
  return [...new Set([...topGames(games), ...newGames(games), ...rows.flat()])];
}
