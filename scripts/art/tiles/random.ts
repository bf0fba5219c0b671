/**
 * A random generator from 0 up to 1 with a text as seed, so that each picture is always the same (mulberry32 on
 * FNV-1a).
 */
export function randomOf(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = ReturnType<typeof randomOf>;

/** A number from `low` up to `high`. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
