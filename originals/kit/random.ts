import type { Floats } from '../fair/index.ts';

/** The browser's cryptographic generator, for demo rounds: four bytes a float, as in rounds for money. */
export const cryptoFloats: Floats = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
};

/** Mulberry32: repeatable, for sounds and tests only. */
export function seededFloats(seed: number): Floats {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
