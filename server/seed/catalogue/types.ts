/** The words of the catalogue: what a seeded game and provider say about themselves. */
import type { GameCategory } from '../../../contract/games.ts';
import type { MotifId, PaletteName } from './artNames.ts';

export interface SeedProvider {
  /** Sorts in the order in which providers are listed: the first three get a row on home. */
  id: string;
  /** File name of the logo. Addresses are made from the name, by `providerSlug` of the contract. */
  slug: string;
  name: string;
  status: 'active' | 'inactive';
  logoUrl: string;
}

export interface SeedGame {
  id: string;
  /** File name of the tile; unique but for variations, which share their base game's. */
  slug: string;
  name: string;
  providerId: string;
  category: GameCategory;
  palette: PaletteName;
  /** Hero first. The symbols of the reels for slots; the vehicle first for crash games. */
  motifs: readonly MotifId[];
  /** 0 to 10,000. */
  popularity: number;
  /** Whole days before the first seeding. */
  createdDaysAgo: number;
  /** Left out: active. */
  status?: 'maintenance' | 'inactive';
  /** Left out: the house page of the category. */
  link?: 'none' | 'refusing';
}
