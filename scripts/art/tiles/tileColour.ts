import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decode, { init } from '@jsquash/avif/decode.js';
import { dominantColour } from './dominantColour.ts';

const wasm = createRequire(import.meta.url).resolve('@jsquash/avif/codec/dec/avif_dec.wasm');
let started: Promise<unknown> | undefined;

/** The colour of an AVIF file. */
export async function tileColour(file: string): Promise<string> {
  await (started ??= WebAssembly.compile(readFileSync(wasm)).then((module) => init(module)));
  const picture = await decode(new Uint8Array(readFileSync(file)).buffer);
  if (!picture) throw new Error(`${file} cannot be read`);
  return dominantColour(picture);
}
