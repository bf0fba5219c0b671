import { describe, expect, it } from '@jest/globals';
import { readRound, recomputeRound } from './index.ts';
import { crashRound, diceRound, flightRound, minesRound, slotsRound } from './verify.testTools.ts';

const recompute = (json: unknown) => recomputeRound(readRound(json));
const isFair = async (json: unknown): Promise<boolean> => (await recompute(json)).isFair;
/** The names of the steps that are not as the round says. */
const others = async (json: unknown): Promise<string[]> =>
  (await recompute(json)).steps
    .filter(({ computed, told }) => told !== undefined && told !== computed)
    .map(({ name }) => name);

const open = (tile: number) => ({ action: 'open', tile });
const cashOut = { action: 'cashOut' };
const cashOutAt = (multiplier: number) => ({ action: 'cashOut', multiplier });

describe('a round that is computed again', () => {
  it('shows each step: the hash of the seed, the signed message, the numbers, and what the round paid', async () => {
    const { steps, isFair: isSame } = await recompute(diceRound());
    expect(isSame).toBe(true);
    expect(steps.map(({ name, detail }) => [name, detail])).toEqual([
      ['serverSeedHash', undefined],
      ['block', 'client seed:1:0'],
      ['floats', undefined],
      ['outcome', undefined],
      ['multiplier', undefined],
      ['win', undefined],
    ]);
    expect(steps.map(({ computed }) => computed).slice(2)).toEqual([
      '0.7467032722197473',
      '{"roll":74.67}',
      '1.94',
      '39.77',
    ]);
  });

  it('is fair in every game, with the keys of its outcome in any order', async () => {
    expect(await isFair(slotsRound())).toBe(true);
    expect(await isFair(minesRound(125, open(0), open(1), cashOut))).toBe(true);
    expect(await isFair(crashRound(150, { autoCashOut: 150 }))).toBe(true);
    expect(await isFair(flightRound())).toBe(true);
  });

  it('pays nothing for a mine or after the end of a flight', async () => {
    expect(await isFair(minesRound(0, open(0), open(15)))).toBe(true);
    expect(await isFair(crashRound(0, { autoCashOut: 383 }))).toBe(true);
    expect(await isFair(crashRound(0, {}))).toBe(true);
  });

  it('pays the first cash-out of a flight, by hand or automatic', async () => {
    expect(await isFair(crashRound(120, { autoCashOut: 150 }, cashOutAt(120)))).toBe(true);
    expect(await isFair(crashRound(382, {}, cashOutAt(382)))).toBe(true);
    expect(await others(crashRound(383, {}, cashOutAt(383)))).toEqual(['multiplier', 'win']);
  });

  it('pays mines that their player left as they stood', async () => {
    expect(await isFair(minesRound(112, open(0)))).toBe(false);
    expect(await isFair(minesRound(110, open(0)))).toBe(true);
    expect(await isFair(minesRound(100))).toBe(true);
  });

  it.each([
    ['the seed', { proof: { ...diceRound().proof, serverSeed: 'another' } }, ['serverSeedHash', 'outcome']],
    ['the hash', { proof: { ...diceRound().proof, serverSeedHash: 'f'.repeat(64) } }, ['serverSeedHash']],
    ['the nonce', { proof: { ...diceRound().proof, nonce: 2 } }, ['outcome']],
    ['the outcome', { outcome: { roll: 49.99 } }, ['outcome']],
    ['the multiplier', { multiplier: 193 }, ['multiplier']],
    ['the win', { win: 39.78 }, ['win']],
    ['the choice', { choice: { side: 'under', target: 50 } }, ['multiplier', 'win']],
  ])('is not fair when %s is another', async (_name, change, names) => {
    expect(await others({ ...diceRound(), ...change })).toEqual(names);
  });

  it('is not fair when its link is not of the published chain', async () => {
    const round = flightRound();
    expect(await others({ ...round, proof: { ...round.proof, flightsSince: 2 } })).toEqual(['chain']);
  });

  it('is refused when the rules know no such bet or step', async () => {
    const refused = [
      { ...diceRound(), choice: { side: 'over', target: 3 } },
      minesRound(112, open(0), open(0)),
      minesRound(112, open(15), open(0)),
      minesRound(100, cashOut),
      crashRound(0, { autoCashOut: 100 }),
    ];
    for (const round of refused) expect(await others(round)).toEqual(['refused']);
  });
});

describe('an exported round', () => {
  it.each([
    ['no round', {}, 'game'],
    ['a game that does not exist', { ...diceRound(), game: 'poker' }, 'game'],
    ['an open round', { ...diceRound(), status: 'open' }, 'status: it is not settled'],
    [
      'a seed that is not revealed',
      { ...diceRound(), proof: { ...diceRound().proof, serverSeed: undefined } },
      'rotate',
    ],
    ['a flight without seeds', { ...crashRound(0, {}), proof: {} }, 'rotate'],
    ['text for a stake', { ...diceRound(), stake: '20' }, 'stake'],
    ['nothing', null, 'round'],
  ])('is not read from %s', (_name, json, reason) => {
    expect(() => readRound(json)).toThrow(reason);
  });
});
