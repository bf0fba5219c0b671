import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decode, { init } from '@jsquash/avif/decode.js';
import path from 'node:path';
import { dominantColour } from './dominantColour.ts';
import { SEED_GAMES } from '../../../server/seed/catalogue/games.ts';

const wasm = createRequire(import.meta.url).resolve('@jsquash/avif/codec/dec/avif_dec.wasm');
let started: Promise<unknown> | undefined;

/** The colour of an AVIF file. */
async function tileColour(file: string): Promise<string> {
  await (started ??= WebAssembly.compile(readFileSync(wasm)).then((module) => init(module)));
  const picture = await decode(new Uint8Array(readFileSync(file)).buffer);
  if (!picture) throw new Error(`${file} cannot be read`);
  return dominantColour(picture);
}

/** Writes the colour of each game's tile in `folder`, by its slug, into `file`. */
export async function writeColours(folder: string, file: string): Promise<void> {
  const colours: Record<string, string> = {};
  for (const { slug } of SEED_GAMES) colours[slug] = await tileColour(path.join(folder, `${slug}.avif`));
  writeFileSync(file, `${JSON.stringify(colours, null, 2)}\n`);
}
