import { describe, expect, it } from '@jest/globals';
import * as examples from './examples.ts';
import { MODELS, payFor } from './index.ts';

const MODEL_LIST = Object.entries(MODELS);

describe('the examples of a model', () => {
  it.each(MODEL_LIST)(
    '%s: the fewest symbols that win pay what its table says, and the factor beside it',
    (_, model) => {
      const { wins, multiplier } = examples.winExample(model);
      const least = payFor(model.counts, model.pays[2], model.counts[0] ?? 0) ?? 0;
      expect(wins).toHaveLength(1);
      expect(multiplier).toBe(least * (model.by === 'ways' ? 2 : 1));
      expect(examples.winExample(model, 3)).toMatchObject({ factor: 3, multiplier: multiplier * 3 });
    },
  );

  it.each(MODEL_LIST.filter(([, { strips, scatters }]) => scatters?.areWild || strips.join('').includes('W')))(
    '%s: a wild wins with the others, on a reel that has one',
    (_, model) => {
      const { grid, wins } = examples.wildExample(model);
      const wild = model.scatters?.areWild ? 'S' : 'W';
      const reels = grid.flatMap((symbols, reel) => (symbols.includes(wild) ? [reel] : []));
      expect(reels).toHaveLength(1);
      expect(model.strips[reels[0] ?? 0]).toContain(wild);
      expect(wins).toHaveLength(1);
    },
  );

  it.each(MODEL_LIST.filter(([, { scatters }]) => scatters))('%s: its scatters are just enough', (_, model) => {
    const { grid, wins } = examples.scatterExample(model);
    const least = model.scatters?.counts[0];
    expect(grid.flat().filter((symbol) => symbol === 'S')).toHaveLength(least ?? 0);
    expect(wins).toEqual([expect.objectContaining({ count: least, multiplier: model.scatters?.pays[0] })]);
  });

  it.each(MODEL_LIST.filter(([, { factors }]) => factors))('%s: each fall wins with its factor', (_, model) => {
    expect(examples.fallsExample(model, [1, 2, 3]).map(({ factor, wins }) => [factor, wins.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('show a kept wild that wins in the next spin', () => {
    const [alone, later] = examples.keptExample(MODELS.sticky);
    expect([alone?.multiplier, later?.wins.length]).toEqual([0, 1]);
    expect(later?.held).toEqual(alone?.held);
  });

  it('show a symbol that fills its reels and pays on every line', () => {
    const { book } = MODELS;
    const [few, full] = examples.expandingExample(book);
    expect([few?.multiplier, full?.multiplier]).toEqual([0, (book.pays[2]?.[0] ?? 0) * (book.lines?.length ?? 0)]);
  });

  it('show coins that pay together', () => {
    const coins = MODELS.hold.coins as NonNullable<(typeof MODELS)['hold']['coins']>;
    const { held, multiplier } = examples.coinsExample(MODELS.hold, coins);
    expect([held.size, multiplier]).toEqual([coins.least, [...held.values()].reduce((sum, value) => sum + value, 0)]);
  });
});
