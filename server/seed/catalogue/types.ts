/** Types of the catalogue: a seeded game and a seeded provider. */
import type { InferOutput } from 'valibot';
import type { GameRowSchema } from './gameRow.ts';

export interface SeedProvider {
  /** Gives the order of the list; the first three providers get a row on the home page. */
  id: string;
  /** File name of the logo and of the list of games. `providerSlug` of the contract makes addresses from the name. */
  slug: string;
  name: string;
  status: 'active' | 'inactive';
  logoUrl: string;
}

export interface SeedGame extends Readonly<InferOutput<typeof GameRowSchema>> {
  id: string;
  /** File name of the tile; unique, except that variations share the one of their original game. */
  slug: string;
  providerId: string;
}
