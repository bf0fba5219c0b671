/** Gives uniform unsigned 32-bit integers. Every random value in the games comes from one of these. */
export type RandomSource = () => number;

const UINT32_RANGE = 2 ** 32;

/** The browser's cryptographic generator, for real play. */
export const cryptoRandom: RandomSource = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word;
};

/** Mulberry32: repeatable, for tests and simulations only. */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** A uniform integer in [0, bound). Rejects the uneven end of the 32-bit range, so every value is equally likely. */
export function uniformInt(random: RandomSource, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > UINT32_RANGE)
    throw new RangeError(`bound out of range: ${bound}`);
  const evenRange = UINT32_RANGE - (UINT32_RANGE % bound);
  let word = random();
  while (word >= evenRange) word = random();
  return word % bound;
}

/** A uniformly shuffled copy (Fisher-Yates). */
export function shuffled<Item>(items: readonly Item[], random: RandomSource): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = uniformInt(random, last + 1);
    [result[last], result[other]] = [result[other] as Item, result[last] as Item];
  }
  return result;
}
