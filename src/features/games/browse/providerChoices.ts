import { isListed, providerSlug } from '@contract/catalogueRules.ts';
import type { Game, Provider } from '@contract/games.ts';

export interface ProviderChoice {
  name: string;
  slug: string;
  /** Number of listed games. */
  count: number;
}

/** The written name of a name or slug, found among providers and games; else the text with spaces for dashes. */
export function providerName(text: string, providers: readonly Provider[], games: readonly Game[]): string {
  const slug = providerSlug(text);
  const known = providers.find(({ name }) => providerSlug(name) === slug)?.name;
  return known ?? games.find(({ provider }) => providerSlug(provider) === slug)?.provider ?? text.replaceAll('-', ' ');
}

function countBySlug(games: readonly Game[]): Map<string, number> {
  const slugs = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { provider } of games.filter(isListed)) {
    const slug = slugs.get(provider) ?? providerSlug(provider);
    slugs.set(provider, slug);
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}

/** The providers to choose from, with the chosen one even if the backend does not list it. */
export function providerChoices(providers: readonly Provider[], games: readonly Game[], chosen: string | null) {
  const counts = countBySlug(games);
  const names = providers.map(({ name }) => name);
  const isMissing = chosen !== null && names.every((name) => providerSlug(name) !== providerSlug(chosen));
  return (isMissing ? [...names, providerName(chosen, providers, games)] : names).map((name): ProviderChoice => {
    const slug = providerSlug(name);
    return { name, slug, count: counts.get(slug) ?? 0 };
  });
}
