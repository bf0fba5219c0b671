import { isMotifId } from './artNames.ts';
import type { MotifId, PaletteName } from './artNames.ts';
import { SEED_PROVIDERS } from './providers.ts';
import { slugOf } from './slugOf.ts';
import type { SeedGame } from './types.ts';

/** One line of the catalogue. `motifs` are motif ids with a space between. */
export type GameRow = readonly [
  name: string,
  category: SeedGame['category'],
  palette: PaletteName,
  motifs: string,
  popularity: number,
  createdDaysAgo: number,
  special?: Pick<SeedGame, 'status' | 'link'>,
];

/**
 * Reads the rows of one provider, named by its slug.
 * Throws on an unknown provider or motif: a slip in the data must not reach a store.
 */
export function gamesOf(providerSlug: string, rows: readonly GameRow[]): readonly SeedGame[] {
  const provider = SEED_PROVIDERS.find(({ slug }) => slug === providerSlug);
  if (!provider) throw new Error(`No provider has the slug ${providerSlug}`);
  return rows.map((row) => gameOf(provider.id, row));
}

function gameOf(providerId: string, row: GameRow): SeedGame {
  const [name, category, palette, motifs, popularity, createdDaysAgo, special] = row;
  const slug = slugOf(name);
  return {
    id: slug,
    slug,
    name,
    providerId,
    category,
    palette,
    motifs: motifsOf(motifs),
    popularity,
    createdDaysAgo,
    ...special,
  };
}

const motifsOf = (text: string): MotifId[] => text.split(' ').map(motifOf);

function motifOf(text: string): MotifId {
  if (!isMotifId(text)) throw new Error(`No motif has the name ${text}`);
  return text;
}
