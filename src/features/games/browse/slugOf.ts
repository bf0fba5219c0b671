import { providerSlug } from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';

const slugs = /* @__PURE__ */ new Map<string, string>();

/** The slug of a game's provider, made once for all games of the provider. */
export function slugOf({ provider }: Game): string {
  const known = slugs.get(provider);
  if (known !== undefined) return known;
  const slug = providerSlug(provider);
  slugs.set(provider, slug);
  return slug;
}
