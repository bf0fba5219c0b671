import { describe, expect, it } from '@jest/globals';
import {
  advance,
  cashOut,
  crashPointOf,
  heightOf,
  launch,
  msUntil,
  multiplierAt,
  parseTarget,
  payoutCents,
} from './rules';
import type { Flight, FlightBet } from './rules';

const bet = (place: number, autoTarget?: number): FlightBet => ({ place, stakeCents: 1000, autoTarget });
const flying = (crashPoint: number, ...bets: FlightBet[]): Flight => ({ phase: 'flying', crashPoint, bets });
const paid = ({ bets }: Flight): number[] => bets.map(payoutCents);

describe('the rules of the crash game', () => {
  it.each([101, 120, 150, 200, 333, 1000, 5000])(
    'return 97 percent for the target %i, counted over all draws',
    (target) => {
      const range = 2 ** 20;
      let reached = 0;
      for (let draw = 0; draw < range; draw += 1) if (crashPointOf(draw, range) >= target) reached += 1;
      expect((reached / range) * (target / 100)).toBeCloseTo(0.97, 3);
    },
  );

  it('crash at once in about three of a hundred rounds and never show less than 1.00', () => {
    expect(crashPointOf(0)).toBe(100);
    expect(crashPointOf(2 ** 32 * 0.029)).toBe(100);
    expect(advance(flying(100), 0)).toMatchObject({ phase: 'crashed' });
  });

  it('limit the highest draw', () => {
    expect(crashPointOf(2 ** 32 - 1)).toBe(1_000_000);
  });

  it('start the curve at 1.00 and agree with its inverse', () => {
    expect(multiplierAt(0)).toBe(100);
    for (const multiplier of [101, 137, 200, 999, 12_345]) expect(multiplierAt(msUntil(multiplier))).toBe(multiplier);
  });

  it('pay the current multiplier, cut to cents, and fly on', () => {
    const cashed = cashOut(flying(500, bet(1)), 1, msUntil(237));
    expect([cashed.phase, cashed.bets[0]?.cashedAt, paid(cashed)]).toEqual(['flying', 237, [2370]]);
    expect(advance(cashed, msUntil(500))).toEqual({ ...cashed, phase: 'crashed' });
  });

  it('pay nothing after the crash, and ignore a second tap', () => {
    const crashed = cashOut(flying(150, bet(1)), 1, msUntil(151));
    expect([crashed.phase, paid(crashed)]).toEqual(['crashed', [0]]);
    const cashed = cashOut(flying(500, bet(1)), 1, msUntil(200));
    expect(cashOut(cashed, 1, msUntil(400))).toBe(cashed);
  });

  it('settle two bets on one flight, each for itself', () => {
    const first = cashOut(flying(300, bet(1), bet(2, 250)), 1, msUntil(120));
    expect(paid(first)).toEqual([1200, 0]);
    expect(paid(advance(first, msUntil(250)))).toEqual([1200, 2500]);
    expect(paid(advance(flying(240, bet(1, 120), bet(2, 250)), msUntil(240)))).toEqual([1200, 0]);
  });

  it('apply the automatic target even when the next frame comes long after the crash', () => {
    const late = (crashPoint: number) => advance(flying(crashPoint, bet(1, 200)), 3_600_000);
    expect([late(300).phase, paid(late(300))]).toEqual(['crashed', [2000]]);
    expect([late(199).phase, paid(late(199))]).toEqual(['crashed', [0]]);
    const early = flying(300, bet(1, 200));
    expect(advance(early, msUntil(199))).toBe(early);
  });

  it('start a flight with the drawn end and refuse a target below 1.01', () => {
    expect(launch(() => 2 ** 31, [bet(1)])).toEqual({ phase: 'flying', crashPoint: 194, bets: [bet(1)] });
    expect(() => launch(() => 0, [bet(1), bet(2, 100)])).toThrow(RangeError);
    expect(() => launch(() => 0, [bet(1, Number.NaN)])).toThrow(RangeError);
  });

  it('tell low, middle and high flights apart', () => {
    expect([100, 199, 200, 999, 1000].map(heightOf)).toEqual(['low', 'low', 'middle', 'middle', 'high']);
  });

  it.each([
    ['2', 200],
    [' 1.5 ', 150],
    ['2,05', 205],
    ['', undefined],
    ['1', undefined],
    ['abc', undefined],
    ['1e3', undefined],
    ['-2', undefined],
    ['10001', undefined],
  ])('read the target %p as %p', (text, target) => {
    expect(parseTarget(text)).toBe(target);
  });
});
