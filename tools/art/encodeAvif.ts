import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/avif/encode.js';

/** Qualities from the coarsest to the best: nobody saw a difference above it, at twice the size. */
const QUALITIES = [20, 24, 27, 30, 34, 38, 42, 46, 50];

const wasm = createRequire(import.meta.url).resolve('@jsquash/avif/codec/enc/avif_enc.wasm');
let started: Promise<unknown> | undefined;

/** A picture as the best AVIF of at most `maxBytes`; empty when there is none. */
export async function encodeAvif(picture: ImageData, maxBytes: number): Promise<Buffer> {
  await (started ??= WebAssembly.compile(readFileSync(wasm)).then((module) => init(module)));
  let best = Buffer.alloc(0);
  let [low, high] = [0, QUALITIES.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high + 1) / 2);
    const bytes = Buffer.from(await encode(picture, { quality: QUALITIES[middle] ?? 0, speed: 6 }));
    const fits = bytes.length <= maxBytes;
    if (fits) best = bytes;
    [low, high] = fits ? [middle + 1, high] : [low, middle - 1];
  }
  return best;
}
