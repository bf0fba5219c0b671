import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { floatsOf } from '../../fair/index.ts';
import {
  atRiskOf,
  chipPays,
  colourOf,
  numbersOf,
  playRoulette,
  roulette,
  ROULETTE_NUMBERS,
  ROULETTE_RTP,
  stakeOf,
  winWith,
} from './index.ts';

const NUMBERS = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number);
/** Every text that could be a place; those that are none have no numbers. */
const TEXTS = [
  ...['red', 'black', 'odd', 'even', 'low', 'high'],
  ...['straight', 'street', 'corner', 'sixLine', 'dozen', 'column'].flatMap((kind) =>
    NUMBERS.map((number) => `${kind}:${number}`),
  ),
  ...NUMBERS.flatMap((first) => NUMBERS.map((second) => `split:${first}-${second}`)),
];
const PLACES = TEXTS.filter((on) => numbersOf(on) !== undefined);
const countOf = (kind: string): number => PLACES.filter((on) => on.startsWith(`${kind}:`)).length;

describe('the rules of roulette', () => {
  it('know every place of the table and no other', () => {
    const kinds = ['straight', 'split', 'street', 'corner', 'sixLine', 'dozen', 'column'];
    expect(kinds.map(countOf)).toEqual([37, 60, 12, 22, 11, 3, 3]);
    expect(PLACES).toHaveLength(154);
    expect(numbersOf('corner:16')).toEqual([16, 17, 19, 20]);
    expect(numbersOf('sixLine:13')).toEqual([13, 14, 15, 16, 17, 18]);
    expect(numbersOf('column:3')?.slice(0, 3)).toEqual([3, 6, 9]);
    expect(numbersOf('split:0-2')).toEqual([0, 2]);
  });

  it.each([
    'split:3-4',
    'split:20-17',
    'split:017-20',
    'straight:07',
    'straight:37',
    'corner:18',
    'street:2',
    'split:17',
  ])('have no place "%s"', (on) => expect(numbersOf(on)).toBeUndefined());

  it.each(['', 'green', 'toString', 'constructor:1', 'straight:', 'straight:1-2', 'red:1', 'straight:-1'])(
    'have no place "%s" either',
    (on) => expect(numbersOf(on)).toBeUndefined(),
  );

  it('return 36 of 37 at every place', () => {
    for (const on of PLACES)
      expect(((numbersOf(on)?.length ?? 0) / ROULETTE_NUMBERS) * chipPays(on)).toBeCloseTo(ROULETTE_RTP, 12);
  });

  it('have eighteen numbers of each colour, and draw each number equally often', () => {
    const colours = NUMBERS.map(colourOf);
    expect(['red', 'black', 'green'].map((colour) => colours.filter((each) => each === colour).length)).toEqual([
      18, 18, 1,
    ]);
    const drawn = NUMBERS.map((number) => {
      const choice = { bets: [{ on: 'red', stake: 1 }] };
      return playRoulette(choice, floatsOf([(number + 0.5) / ROULETTE_NUMBERS])).outcome.number;
    });
    expect(drawn).toEqual(NUMBERS);
  });

  it('pay every chip exactly by its own odds, whatever the whole stake is', () => {
    const bets = [
      { on: 'straight:17', stake: 0.1 },
      { on: 'split:17-20', stake: 0.2 },
      { on: 'black', stake: 0.7 },
      { on: 'dozen:1', stake: 0.33 },
    ];
    const { winMinor, multiplier } = playRoulette({ bets }, floatsOf([17.5 / 37]));
    expect(winMinor).toBe(10 * 36 + 20 * 18 + 70 * 2);
    expect(multiplier).toBe(Math.floor((winMinor * 100) / 133));
  });

  it('put at risk what the chips do not cover of each other', () => {
    const risk = (...chips: [string, number][]) => atRiskOf(chips.map(([on, stake]) => ({ on, stake })));
    expect(risk(['red', 100])).toBe(100);
    expect(risk(['red', 100], ['black', 100])).toBe(0);
    expect(risk(['red', 100], ['black', 60])).toBe(40);
    expect(risk(['odd', 100], ['even', 60], ['straight:0', 5])).toBe(45);
    expect(risk(['dozen:1', 10], ['dozen:2', 10], ['dozen:3', 10])).toBe(0);
    expect(risk(['dozen:1', 10], ['dozen:2', 10])).toBe(20);
    expect(risk(['low', 50], ['high', 50], ['straight:8', 7])).toBe(7);
  });

  it('never count more than the stake, nor what is sure to come back but for the zero', () => {
    const chip = fc.record({ on: fc.constantFrom(...PLACES), stake: fc.integer({ min: 1, max: 1_000 }) });
    fc.assert(
      fc.property(fc.uniqueArray(chip, { minLength: 1, maxLength: 12, selector: ({ on }) => on }), (chips) => {
        const least = Math.min(...NUMBERS.slice(1).map((number) => winWith(chips, number)));
        expect(atRiskOf(chips)).toBe(Math.max(0, stakeOf(chips) - least));
        expect(atRiskOf(chips)).toBeLessThanOrEqual(stakeOf(chips));
      }),
    );
  });

  it('take chips with a stake at places of the table, each once', () => {
    const taken = (...bets: object[]) => v.is(roulette.choice, { bets });
    expect(taken({ on: 'red', stake: 20 }, { on: 'split:17-20', stake: 0.5 })).toBe(true);
    expect(taken()).toBe(false);
    expect(taken({ on: 'red', stake: 20 }, { on: 'red', stake: 20 })).toBe(false);
    for (const stake of [0, -1, 0.001, Number.NaN, '20']) expect(taken({ on: 'red', stake })).toBe(false);
    expect(taken({ on: 'red', stake: 20, wins: true })).toBe(false);
    expect(taken({ on: 'straight:37', stake: 20 })).toBe(false);
  });
});
