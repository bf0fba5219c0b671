import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The colour that fills most of a game's tile, by its slug; `npm run art` computes it. */
export const TILE_COLOURS = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'tileColours.json'), 'utf8'),
) as Readonly<Record<string, string>>;
