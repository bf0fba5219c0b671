/** The studios of the catalogue, all invented, in the order of the side menu and of the rows on the home page. */
import type { SeedProvider } from './types.ts';

type Row = readonly [slug: string, name: string, status?: SeedProvider['status']];

const ROWS: readonly Row[] = [
  ['karata-originals', 'Karata Originals'],
  ['mwamba-reels', 'Mwamba Reels'],
  ['moonlit-dhow', 'Moonlit Dhow'],
  ['twiga-tatu-studio', 'Twiga-Tatu Studio'],
  ['ngombe-games', "Ng'ombe Games"],
  ['matatu-nights', 'Matatu Nights'],
  ['kilele-works', 'Kilele Works'],
  ['sukari-lane', 'Sukari Lane'],
  ['ngoma-forge', 'Ngoma Forge'],
  ['coral-lantern', 'Coral Lantern'],
  ['casa-peregrina', 'Casa Peregrina'],
  ['frostfern-interactive', 'Frostfern Interactive'],
  ['velvet-quill', 'Velvet Quill'],
  ['ninth-comet', 'Ninth Comet'],
  ['cinder-crane', 'Cinder Crane'],
  ['copper-bell-works', 'Copper Bell Works'],
  ['old-quay-gaming', 'Old Quay Gaming', 'inactive'],
];

/** Two digits keep the order in a store that sorts by id. */
const idAt = (index: number): string => `p${String(index + 1).padStart(2, '0')}`;

export const SEED_PROVIDERS: readonly SeedProvider[] = ROWS.map(([slug, name, status = 'active'], index) => ({
  id: idAt(index),
  slug,
  name,
  status,
  logoUrl: `/images/providers/${slug}.svg`,
}));
