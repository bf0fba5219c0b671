import { describe, expect, it } from '@jest/globals';
import { webFloats } from '../fair/index.ts';
import { MODELS, mostFloats, playSlots } from '../slots/rules/index.ts';
import { readRound, recomputeRound } from './index.ts';
import { crashRound, diceRound, flightRound, minesRound, slotsRound } from './verify.testTools.ts';

const recompute = (json: unknown) => recomputeRound(readRound(json));
const isFair = async (json: unknown): Promise<boolean> => (await recompute(json)).isFair;
/** The names of the steps that are not as the round says. */
const others = async (json: unknown): Promise<string[]> => {
  const { steps } = await recompute(json);
  return steps.filter(({ computed, told }) => told !== undefined && told !== computed).map(({ name }) => name);
};
const { proof } = diceRound();
const spin = async (model = MODELS.lines) => playSlots(model, await webFloats(proof, mostFloats(model)));

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

  it('is fair in every other game too', async () => {
    expect(await isFair(minesRound(125, [0, 1]))).toBe(true);
    expect(await isFair(crashRound(150, { autoCashOut: 1.5 }, 1.5))).toBe(true);
    expect(await isFair(flightRound())).toBe(true);
  });

  it('is fair for a spin, with the keys of its outcome in any order', async () => {
    const { outcome, multiplier } = await spin();
    const { freeSpins, stops } = outcome;
    const round = slotsRound(multiplier, { freeSpins, stops, baseMultiplier: outcome.baseMultiplier / 100 });
    expect(await isFair(round)).toBe(true);
    const other = {
      ...round.outcome,
      stops: stops.map((stop, reel) => (stop + 1) % (MODELS.lines.strips[reel]?.length ?? 1)),
    };
    expect(await others({ ...round, outcome: other })).toEqual(['outcome']);
  });

  it('is fair by the model of the slot alone', async () => {
    const { outcome, multiplier } = await spin(MODELS.cluster);
    const round = slotsRound(multiplier, { ...outcome, baseMultiplier: outcome.baseMultiplier / 100 });
    expect(await isFair({ ...round, choice: { model: 'cluster' } })).toBe(true);
    expect(await isFair(round)).toBe(false);
  });

  it('is fair for a free spin, whose win is computed from its fixed stake', async () => {
    const { outcome, multiplier } = await spin();
    const round = slotsRound(multiplier, { ...outcome, baseMultiplier: outcome.baseMultiplier / 100 });
    expect(await isFair({ ...round, stake: 0, freeStake: 20.5 })).toBe(true);
    if (multiplier > 0) expect(await isFair({ ...round, stake: 0 })).toBe(false);
  });

  it('pays nothing for a mine or after the end of a flight', async () => {
    expect(await isFair(minesRound(0, [0], 15))).toBe(true);
    expect(await isFair(crashRound(0, { autoCashOut: 3.83 }))).toBe(true);
    expect(await isFair(crashRound(0, {}))).toBe(true);
  });

  it('pays the first cash-out of a flight, by hand or automatic', async () => {
    expect(await isFair(crashRound(120, { autoCashOut: 1.5 }, 1.2))).toBe(true);
    expect(await isFair(crashRound(382, {}, 3.82))).toBe(true);
    expect(await others(crashRound(383, {}, 3.83))).toEqual(['outcome', 'multiplier', 'win']);
    expect(await others(crashRound(200, { autoCashOut: 1.5 }, 2))).toEqual(['outcome', 'multiplier', 'win']);
    expect(await others(crashRound(0, { autoCashOut: 1.5 }))).toEqual(['outcome', 'multiplier', 'win']);
  });

  it('pays mines by the opened tiles, and the stake back when none was opened', async () => {
    expect(await others(minesRound(112, [0]))).toEqual(['multiplier', 'win']);
    expect(await isFair(minesRound(110, [0]))).toBe(true);
    expect(await isFair(minesRound(100, []))).toBe(true);
  });

  it('pays no more than the most that a round pays', async () => {
    const round = { ...crashRound(1_000, {}, 3.82), multiplier: 3.82, stake: 10_000_000 };
    expect(await isFair({ ...round, win: 20_000_000 })).toBe(true);
    expect(await others({ ...round, win: 38_200_000 })).toEqual(['win']);
  });

  it.each([
    ['the seed', { proof: { ...proof, serverSeed: 'another' } }, ['serverSeedHash', 'outcome']],
    ['the hash', { proof: { ...proof, serverSeedHash: 'f'.repeat(64) } }, ['serverSeedHash']],
    ['the nonce', { proof: { ...proof, nonce: 2 } }, ['outcome']],
    ['the outcome', { outcome: { roll: 49.99 } }, ['outcome']],
    ['the multiplier', { multiplier: 1.93 }, ['multiplier']],
    ['the win', { win: 39.78 }, ['win']],
    ['the choice', { choice: { side: 'under', target: 50 } }, ['multiplier', 'win']],
  ])('is not fair when %s is another', async (_name, change, names) => {
    expect(await others({ ...diceRound(), ...change })).toEqual(names);
  });

  it('shows of a flight for everybody how its link leads to the published one, and its end', async () => {
    const { steps } = await recompute(flightRound());
    expect(steps.map(({ name, detail }) => [name, detail])).toEqual([
      ['chain', '3'],
      ['flightBlock', 'a public value'],
      ['floats', undefined],
      ['outcome', undefined],
      ['multiplier', undefined],
      ['win', undefined],
    ]);
  });

  it.each([
    ['flight', { flightId: 2 }, ['chain']],
    ['link', { hash: 'ce'.repeat(32) }, ['chain', 'outcome']],
    ['published link', { terminalHash: 'ff'.repeat(32) }, ['chain']],
    ['salt', { salt: 'another value' }, ['outcome']],
  ])('is not fair when the %s of a flight for everybody is another', async (_name, change, names) => {
    const round = flightRound();
    expect(await others({ ...round, proof: { ...round.proof, ...change } })).toEqual(names);
  });

  it('pauses during the walk through a long chain', async () => {
    const walked: number[] = [];
    const round = flightRound();
    const late = { ...round, proof: { ...round.proof, flightId: 1_001 } };
    expect((await recomputeRound(readRound(late), (links) => void walked.push(links))).isFair).toBe(false);
    expect(walked).toEqual([0, 500, 1_000]);
  });

  it('is refused when a tile was opened twice, or after a mine, or is not on the field', async () => {
    for (const [opened, hit] of [[[0, 0]], [[15, 0]], [[0], 0], [[25]], [[], 25]] as [number[], number?][])
      expect(await others(minesRound(110, opened, hit))).toEqual(['refused']);
  });

  it('is not fair when a mine was told where none is', async () => {
    expect(await others(minesRound(0, [], 1))).toEqual(['outcome', 'multiplier', 'win']);
  });
});

describe('an exported round', () => {
  it.each([
    ['no round', {}, 'kind'],
    ['a game that does not exist', { ...diceRound(), kind: 'poker' }, 'kind'],
    ['an open round', { ...diceRound(), status: 'open' }, 'status: the round is not settled'],
    ['a seed that is not revealed', { ...diceRound(), proof: { ...proof, serverSeed: undefined } }, 'not revealed yet'],
    [
      'a proof without the key of the seed',
      { ...diceRound(), proof: { serverSeedHash: '', clientSeed: '', nonce: 1 } },
      'not revealed yet',
    ],
    ['a flight without seeds', { ...crashRound(0, {}), proof: {} }, 'not revealed yet'],
    [
      'a flight for everybody that is still in the air',
      { ...flightRound(), proof: { ...flightRound().proof, hash: undefined } },
      'has not crashed yet',
    ],
    ['a choice that the game does not have', { ...diceRound(), choice: { side: 'over', target: 3 } }, 'choice.target'],
    ['text for a stake', { ...diceRound(), stake: '20' }, 'stake'],
    ['nothing', null, 'round'],
  ])('is not read from %s', (_name, json, reason) => {
    expect(() => readRound(json)).toThrow(reason);
  });
});
