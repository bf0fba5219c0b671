/** The words of the catalogue: what a seeded game and provider say about themselves. */
import type { InferOutput } from 'valibot';
import type { GameRowSchema } from './gameRow.ts';

export interface SeedProvider {
  /** Sorts in the order in which providers are listed: the first three get a row on home. */
  id: string;
  /** File name of the logo and of the list of games. Addresses are made from the name, by `providerSlug` of the contract. */
  slug: string;
  name: string;
  status: 'active' | 'inactive';
  logoUrl: string;
}

export interface SeedGame extends Readonly<InferOutput<typeof GameRowSchema>> {
  id: string;
  /** File name of the tile; unique but for variations, which share their base game's. */
  slug: string;
  providerId: string;
}
