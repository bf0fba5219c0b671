import { describe, expect, it } from '@jest/globals';
import { msUntil } from '../rules/index.ts';
import { advance, cashOut, heightOf, launch, payoutCents, type Flight, type FlightBet } from './flight';

const bet = (place: number, autoTarget?: number): FlightBet => ({ place, stakeCents: 1000, autoTarget });
const flying = (crashPoint: number, ...bets: FlightBet[]): Flight => ({ phase: 'flying', crashPoint, bets });
const paid = ({ bets }: Flight): number[] => bets.map(payoutCents);

describe('a flight with its bets', () => {
  it('pays the current multiplier, cut to cents, and flies on', () => {
    const cashed = cashOut(flying(500, bet(1)), 1, msUntil(237));
    expect([cashed.phase, cashed.bets[0]?.cashedAt, paid(cashed)]).toEqual(['flying', 237, [2370]]);
    expect(advance(cashed, msUntil(500))).toEqual({ ...cashed, phase: 'crashed' });
  });

  it('pays nothing after the crash, and ignores a second tap', () => {
    const crashed = cashOut(flying(150, bet(1)), 1, msUntil(151));
    expect([crashed.phase, paid(crashed)]).toEqual(['crashed', [0]]);
    const cashed = cashOut(flying(500, bet(1)), 1, msUntil(200));
    expect(cashOut(cashed, 1, msUntil(400))).toBe(cashed);
  });

  it('settles two bets on one flight, each for itself', () => {
    const first = cashOut(flying(300, bet(1), bet(2, 250)), 1, msUntil(120));
    expect(paid(first)).toEqual([1200, 0]);
    expect(paid(advance(first, msUntil(250)))).toEqual([1200, 2500]);
    expect(paid(advance(flying(240, bet(1, 120), bet(2, 250)), msUntil(240)))).toEqual([1200, 0]);
  });

  it('applies the automatic target even when the next frame comes long after the crash', () => {
    const late = (crashPoint: number) => advance(flying(crashPoint, bet(1, 200)), 3_600_000);
    expect([late(300).phase, paid(late(300))]).toEqual(['crashed', [2000]]);
    expect([late(199).phase, paid(late(199))]).toEqual(['crashed', [0]]);
    const early = flying(300, bet(1, 200));
    expect(advance(early, msUntil(199))).toBe(early);
  });

  it('starts with the drawn end and refuses a target below 1.01', () => {
    expect(launch(() => 0.5, [bet(1)])).toEqual({ phase: 'flying', crashPoint: 194, bets: [bet(1)] });
    expect(() => launch(() => 0, [bet(1), bet(2, 100)])).toThrow(RangeError);
    expect(() => launch(() => 0, [bet(1, Number.NaN)])).toThrow(RangeError);
  });

  it('is low, middle or high by its end', () => {
    expect([100, 199, 200, 999, 1000].map(heightOf)).toEqual(['low', 'low', 'middle', 'middle', 'high']);
  });
});
