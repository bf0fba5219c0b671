/** Uniform numbers in [0, 1), one after another. A game draws all its chance from these. */
export type Floats = () => number;

/** A seed pair and the number of the bet: together they decide a round. */
export interface Seeds {
  /** The text of the seed, 64 hexadecimal digits. The text, not the bytes it stands for, is the key. */
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

const BYTES_PER_FLOAT = 4;
const BYTES_PER_BLOCK = 32;
export const FLOATS_PER_BLOCK = BYTES_PER_BLOCK / BYTES_PER_FLOAT;

/** The text that is signed with the server seed for block `cursor` of a round. */
export const blockMessage = ({ clientSeed, nonce }: Omit<Seeds, 'serverSeed'>, cursor: number): string =>
  `${clientSeed}:${nonce}:${cursor}`;

/** b0 ÷ 256 + b1 ÷ 256² + b2 ÷ 256³ + b3 ÷ 256⁴, exact in a double. */
const floatAt = (bytes: ArrayLike<number>, start: number): number =>
  (bytes[start] ?? 0) / 256 +
  (bytes[start + 1] ?? 0) / 256 ** 2 +
  (bytes[start + 2] ?? 0) / 256 ** 3 +
  (bytes[start + 3] ?? 0) / 256 ** 4;

/** The eight floats of an HMAC-SHA256 block. Throws RangeError unless it has 32 bytes. */
export function floatsOfBlock(bytes: ArrayLike<number>): number[] {
  if (bytes.length !== BYTES_PER_BLOCK) throw new RangeError(`a block has 32 bytes, not ${bytes.length}`);
  return Array.from({ length: FLOATS_PER_BLOCK }, (_, index) => floatAt(bytes, index * BYTES_PER_FLOAT));
}

/** Floats from blocks that are computed when they are needed. */
export function floatsOfBlocks(blockAt: (cursor: number) => ArrayLike<number>): Floats {
  let [cursor, place, block] = [0, FLOATS_PER_BLOCK, [] as number[]];
  return () => {
    if (place === FLOATS_PER_BLOCK) [block, place, cursor] = [floatsOfBlock(blockAt(cursor)), 0, cursor + 1];
    place += 1;
    return block[place - 1] as number;
  };
}

/** Floats from a list. Throws RangeError after the last, because another answer would not be the round's. */
export function floatsOf(values: readonly number[]): Floats {
  let used = 0;
  return () => {
    const value = values[used];
    if (value === undefined) throw new RangeError(`only ${values.length} floats were computed`);
    used += 1;
    return value;
  };
}

/** A whole number from 0 to below `count`: the float scaled, never a remainder, so that all are equally likely. */
export const scaled = (float: number, count: number): number => Math.floor(float * count);
