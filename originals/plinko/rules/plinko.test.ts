import { describe, expect, it } from '@jest/globals';
import { floatsOf, webFloats } from '../../fair/index.ts';
import { playPlinko, plinko, plinkoPays } from './index.ts';

describe('the rules of plinko', () => {
  it('draw what other verifiers compute', async () => {
    const seeds = { serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 };
    const floats = await webFloats(seeds, 8);
    const [all, again] = [Array.from({ length: 8 }, floats), await webFloats(seeds, 8)];
    const path = all.map((float) => (float < 0.5 ? 'L' : 'R')).join('');
    expect(playPlinko({ rows: 8, risk: 'low' }, again).outcome).toEqual({
      path,
      slot: path.replaceAll('L', '').length,
    });
  });

  it('go right from a float of one half on, and count the rights as the slot', () => {
    const floats = floatsOf([0.5, 0.499_999, 0.99, 0, 0.5, 0.1, 0.2, 0.3]);
    expect(playPlinko({ rows: 8, risk: 'high' }, floats)).toEqual({
      outcome: { path: 'RLRLRLLL', slot: 3 },
      multiplier: 30,
    });
  });

  it('reach each slot by as many paths as its chance says, over every path of eight rows', () => {
    const slots = Array.from({ length: 256 }, (_, path) => {
      const floats = floatsOf(Array.from({ length: 8 }, (__, row) => ((path >> row) & 1 ? 0.75 : 0.25)));
      return playPlinko({ rows: 8, risk: 'low' }, floats).outcome.slot;
    });
    const { chances } = plinko.tables?.()[0] ?? { chances: [] };
    const ways = chances.map((_, slot) => slots.filter((each) => each === slot).length);
    expect(ways).toEqual(chances.map((chance) => chance * 256));
  });

  it('pay the same on both sides, and one thousand times at the far edges', () => {
    const pays = plinkoPays({ rows: 16, risk: 'high' });
    expect(pays).toHaveLength(17);
    expect(pays.toReversed()).toEqual(pays);
    expect(pays[0]).toBe(100_000);
  });
});
