import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { GAME_CATEGORIES } from '../../../contract/games.ts';
import { MODEL_NAMES } from '../../../originals/slots/rules/wire.ts';
import { readRows } from '../readFiles.ts';
import { SEED_PROVIDERS, type SeedProvider } from './providers.ts';
import { slugOf } from './slugOf.ts';

const DRAWINGS = path.join(import.meta.dirname, '../../../originals/motifs');
const MOTIFS = readdirSync(DRAWINGS).flatMap((file) => (file.endsWith('.svg') ? path.parse(file).name : []));
const PALETTES = Object.keys(JSON.parse(readFileSync(path.join(DRAWINGS, 'palettes.json'), 'utf8')) as object);

/** One game in a file of `content/games`. */
export const GameRowSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  category: v.picklist(GAME_CATEGORIES),
  palette: v.picklist(PALETTES),
  /** The main motif comes first. Slots name their reel symbols, crash games the vehicle first. */
  motifs: v.array(v.picklist(MOTIFS)),
  popularity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** Whole days before the first seeding. */
  createdDaysAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Missing: active. */
  status: v.optional(v.picklist(['maintenance', 'inactive'])),
  /** Missing: the house game of the category. */
  link: v.optional(v.picklist(['none', 'refusing'])),
  /** The mathematics of a slot; missing: ten lines. */
  model: v.optional(v.picklist(MODEL_NAMES)),
  /** Rounds of the slot feed the jackpots, and may win them. */
  jackpots: v.optional(v.literal(true)),
  /** A crash game with one flight for everybody. */
  flight: v.optional(v.literal('shared')),
});

export interface SeedGame extends Readonly<v.InferOutput<typeof GameRowSchema>> {
  id: string;
  /** File name of the tile; unique, except that variations share the one of their original game. */
  slug: string;
  providerId: string;
}

export const SEED_GAMES: readonly SeedGame[] = SEED_PROVIDERS.flatMap(gamesOf);

function gamesOf({ id, slug }: SeedProvider): SeedGame[] {
  return readRows(`games/${slug}.json`, GameRowSchema).map((row) => {
    const gameSlug = slugOf(row.name);
    return { ...row, id: gameSlug, slug: gameSlug, providerId: id };
  });
}
