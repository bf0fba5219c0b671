import { readRows } from '../readRows.ts';
import { GameRowSchema } from './gameRow.ts';
import { SEED_PROVIDERS } from './providers.ts';
import { slugOf } from './slugOf.ts';
import type { SeedGame, SeedProvider } from './types.ts';

export const SEED_GAMES: readonly SeedGame[] = SEED_PROVIDERS.flatMap(gamesOf);

function gamesOf({ id, slug }: SeedProvider): SeedGame[] {
  return readRows(`catalogue/games/${slug}.json`, GameRowSchema).map((row) => {
    const gameSlug = slugOf(row.name);
    return { ...row, id: gameSlug, slug: gameSlug, providerId: id };
  });
}
