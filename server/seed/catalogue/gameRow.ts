import * as v from 'valibot';
import { GAME_CATEGORIES } from '../../../contract/games.ts';
import { MOTIF_IDS, PALETTE_NAMES } from './artNames.ts';

/** One game in a file of `games/`. */
export const GameRowSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  category: v.picklist(GAME_CATEGORIES),
  palette: v.picklist(PALETTE_NAMES),
  /** The main motif first. For slots, the reel symbols; for crash games, the vehicle first. */
  motifs: v.array(v.picklist(MOTIF_IDS)),
  popularity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** Whole days before the first seeding. */
  createdDaysAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Missing: active. */
  status: v.optional(v.picklist(['maintenance', 'inactive'])),
  /** Missing: the house game of the category. */
  link: v.optional(v.picklist(['none', 'refusing'])),
  /** A crash game with one flight for everybody. */
  flight: v.optional(v.literal('shared')),
});
