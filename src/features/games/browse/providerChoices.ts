import { providerSlug } from '@contract/catalogueRules.ts';
import type { Game, Provider } from '@contract/games.ts';
import type { BrowseFilter } from './browseFilter';
import { countGames } from './countGames';

const NO_SHELVES = { favourites: [], recent: [] };

export interface ProviderChoice {
  name: string;
  slug: string;
  count: number;
}

/** The written name of a name or slug, found among providers and games; else the text with spaces for dashes. */
export function providerName(text: string, providers: readonly Provider[], games: readonly Game[]): string {
  const slug = providerSlug(text);
  const known = providers.find(({ name }) => providerSlug(name) === slug)?.name;
  return known ?? games.find(({ provider }) => providerSlug(provider) === slug)?.provider ?? text.replaceAll('-', ' ');
}

/** The providers to choose from, with the chosen one even if the backend does not list it. */
export function providerChoices(
  providers: readonly Provider[],
  games: readonly Game[],
  { provider: chosen, category }: Pick<BrowseFilter, 'provider' | 'category'>,
) {
  const names = providers.map(({ name }) => name);
  const isMissing = chosen !== null && names.every((name) => providerSlug(name) !== providerSlug(chosen));
  return (isMissing ? [...names, providerName(chosen, providers, games)] : names).map((name): ProviderChoice => {
    const count = countGames(games, { list: 'all', provider: name, category }, NO_SHELVES);
    return { name, slug: providerSlug(name), count };
  });
}
