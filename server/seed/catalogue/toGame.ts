import type { GameInput, ProviderSchema } from '../../../contract/games.ts';
import type { InferInput } from 'valibot';
import { readJson } from '../readFiles.ts';
import type { SeedGame } from './games.ts';
import { SEED_PROVIDERS, type SeedProvider } from './providers.ts';

const DAY_MS = 86_400_000;

/** The colour that fills most of a game's tile, by its slug; `npm run art` computes it. */
export const TILE_COLOURS = readJson('tileColours.json') as Readonly<Record<string, string>>;

const PROVIDER_NAMES: ReadonlyMap<string, string> = new Map(SEED_PROVIDERS.map(({ id, name }) => [id, name]));

/** The stored document of a seeded game. `nowMs`: time of seeding in Unix ms; ages are counted back from it. */
export function toGameDocument(game: SeedGame, nowMs: number) {
  const gameUrl = gameUrlOf(game);
  return {
    id: game.id,
    name: game.name,
    provider: providerNameOf(game),
    category: game.category,
    imageUrl: `/images/games/${game.slug}.webp`,
    isNameInImage: true,
    hasImageSet: true,
    color: TILE_COLOURS[game.slug],
    ...(gameUrl && { gameUrl }),
    status: game.status ?? 'active',
    isDemo: true,
    popularity: game.popularity,
    createdAt: new Date(nowMs - game.createdDaysAgo * DAY_MS).toISOString(),
  } satisfies GameInput;
}

export function toProviderDocument({ id, name, status, logoUrl }: SeedProvider) {
  return { id, name, status, logoUrl } satisfies InferInput<typeof ProviderSchema>;
}

function providerNameOf({ name, providerId }: SeedGame): string {
  const provider = PROVIDER_NAMES.get(providerId);
  if (!provider) throw new Error(`${name} names a provider that is not seeded: ${providerId}`);
  return provider;
}

function gameUrlOf({ link, category, name, palette, motifs, ...row }: SeedGame): string | undefined {
  if (link === 'none') return undefined;
  if (link === 'refusing') return '/originals/refusing.html';
  const title = encodeURIComponent(name);
  const look = `title=${title}&palette=${palette}&symbols=${motifs.join(',')}`;
  const { flight, model, jackpots } = row;
  const played = [flight && `&flight=${flight}`, model && `&model=${model}`, jackpots && '&jackpots=1'];
  return `/originals/${category}.html?${look}${played.filter(Boolean).join('')}`;
}
