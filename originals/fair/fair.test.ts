import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  blockMessage,
  floatsOf,
  floatsOfBlock,
  floatsOfBlocks,
  isJackpotHit,
  jackpotMessage,
  scaled,
  sha256Hex,
  webFloats,
  winOf,
} from './index.ts';

const SEEDS = { serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 };
const take = (floats: () => number, count: number): number[] => Array.from({ length: count }, floats);
const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('the floats of a round', () => {
  it.each([
    [1, 0.7467032722197473],
    [2, 0.5386269260197878],
  ])('are those of the published scheme for nonce %i', async (nonce, float) => {
    expect((await webFloats({ ...SEEDS, nonce }, 1))()).toBe(float);
  });

  it('are eight for each block of 32 bytes, from four bytes each, the first the most significant', () => {
    const block = Uint8Array.from({ length: 32 }, (_, index) => (index < 4 ? 255 : index === 4 ? 128 : 0));
    expect(floatsOfBlock(block)).toEqual([1 - 2 ** -32, 0.5, 0, 0, 0, 0, 0, 0]);
    expect(() => floatsOfBlock(new Uint8Array(31))).toThrow(RangeError);
  });

  it('go on in the block of the next cursor, the same from WebCrypto and from blocks made when needed', async () => {
    const asked: number[] = [];
    const floats = floatsOfBlocks((cursor) => {
      asked.push(cursor);
      return createHmac('sha256', SEEDS.serverSeed).update(blockMessage(SEEDS, cursor)).digest();
    });
    expect(take(await webFloats(SEEDS, 20), 20)).toEqual(take(floats, 20));
    expect(asked).toEqual([0, 1, 2]);
  });

  it('are refused after the last computed one', async () => {
    const floats = await webFloats(SEEDS, 3);
    take(floats, 3);
    expect(() => floats()).toThrow(RangeError);
    expect(() => floatsOf([])()).toThrow(RangeError);
  });

  it('are the exact word over 2³², for every word', () => {
    fc.assert(
      fc.property(word, (value) => {
        const bytes = new Uint8Array(32);
        new DataView(bytes.buffer).setUint32(0, value);
        expect(floatsOfBlock(bytes)[0]).toBe(value / 2 ** 32);
      }),
    );
  });

  it('are scaled, never divided with a remainder: each number below the count gets the same share of all words', () => {
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 2 ** 20 }), (value, count) => {
        expect(scaled(value / 2 ** 32, count)).toBe(Number((BigInt(value) * BigInt(count)) >> 32n));
      }),
    );
  });
});

describe('the hash of a seed', () => {
  it('is the SHA-256 of its text', async () => {
    const seed = 'a1'.repeat(32);
    expect(await sha256Hex(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });
});

describe('the win of a round', () => {
  it.each([
    [2_000, 150, 3_000],
    [2_005, 50, 1_002],
    [1, 99, 0],
    [2_000, 0, 0],
    [1_000_000_000, 1_000_000, 10_000_000_000_000],
  ])('of a stake of %i at %i hundredths is %i', (stakeMinor, multiplier, win) => {
    expect(winOf(stakeMinor, multiplier)).toBe(win);
  });

  it('is exact and cut for all stakes and multipliers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (stake, times) => {
          expect(winOf(stake, times)).toBe(Number((BigInt(stake) * BigInt(times)) / 100n));
        },
      ),
    );
  });

  it.each([
    [1.5, 100],
    [-1, 100],
    [Number.NaN, 100],
    [100, 1.5],
    [Number.MAX_SAFE_INTEGER, 200],
  ])('is refused for a stake of %d at %d', (stakeMinor, multiplier) => {
    expect(() => winOf(stakeMinor, multiplier)).toThrow(RangeError);
  });
});

describe('the fall of a jackpot', () => {
  /** A block whose first 52 bits are this number. */
  const blockOf = (bits: bigint): number[] =>
    Array.from({ length: 32 }, (_, index) =>
      index < 7 ? Number(((bits << 4n) >> BigInt(8 * (6 - index))) & 255n) : 170,
    );

  it('is signed with a text that no block of the round has', () => {
    expect(jackpotMessage(SEEDS, 'kuu')).toBe('client seed:1:jackpot:kuu');
  });

  it('comes for exactly as many of the 2^52 draws as the stake is of the turnover', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 1, max: 10 ** 12 }), (stake, more) => {
        const turnover = stake + more;
        // The first draw that no longer wins: the stake's part of all, rounded up.
        const end = ((BigInt(stake) << 52n) + BigInt(turnover) - 1n) / BigInt(turnover);
        expect([end - 1n, end].map((bits) => isJackpotHit(blockOf(bits), stake, turnover))).toEqual([true, false]);
      }),
    );
  });

  it('is certain for a stake of the whole turnover', () => {
    expect(isJackpotHit(blockOf((1n << 52n) - 1n), 1_000, 1_000)).toBe(true);
  });
});
