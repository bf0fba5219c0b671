import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SEED_GAMES } from '../../../server/seed/catalogue/games.ts';
import { tileColour } from './tileColour.ts';

/** Writes the colour of each game's tile in `folder`, by its slug, into `file`. */
export async function writeColours(folder: string, file: string): Promise<void> {
  const colours: Record<string, string> = {};
  for (const { slug } of SEED_GAMES) colours[slug] = await tileColour(path.join(folder, `${slug}.avif`));
  writeFileSync(file, `${JSON.stringify(colours, null, 2)}\n`);
}
