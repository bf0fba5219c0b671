import * as v from 'valibot';
import { GAME_CATEGORIES } from '../../../contract/games.ts';
import { MOTIF_IDS, PALETTE_NAMES } from './artNames.ts';

/** One game in a file of `games/`. */
export const GameRowSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  category: v.picklist(GAME_CATEGORIES),
  palette: v.picklist(PALETTE_NAMES),
  /** Hero first. The symbols of the reels for slots; the vehicle first for crash games. */
  motifs: v.array(v.picklist(MOTIF_IDS)),
  popularity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** Whole days before the first seeding. */
  createdDaysAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Left out: active. */
  status: v.optional(v.picklist(['maintenance', 'inactive'])),
  /** Left out: the house page of the category. */
  link: v.optional(v.picklist(['none', 'refusing'])),
});
