import { describe, expect, it } from '@jest/globals';
import { advance, cashOut, crashPointOf, launch, msUntil, multiplierAt, parseTarget, type CrashRound } from './rules';

const flying = (crashPoint: number, autoTarget?: number): CrashRound => ({
  phase: 'flying',
  stakeCents: 1000,
  crashPoint,
  autoTarget,
});

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

  it('pay the current multiplier, cut to cents', () => {
    expect(cashOut(flying(500), msUntil(237))).toMatchObject({ phase: 'cashed', multiplier: 237, payoutCents: 2370 });
  });

  it('pay nothing after the crash, and ignore a second tap', () => {
    const crashed = cashOut(flying(150), msUntil(151));
    expect(crashed).toEqual({ phase: 'crashed', stakeCents: 1000, crashPoint: 150 });
    const cashed = cashOut(flying(500), msUntil(200));
    expect(cashOut(cashed, msUntil(400))).toBe(cashed);
  });

  it('apply the automatic target even when the next frame comes long after the crash', () => {
    expect(advance(flying(300, 200), 3_600_000)).toMatchObject({ phase: 'cashed', multiplier: 200, payoutCents: 2000 });
    expect(advance(flying(199, 200), 3_600_000)).toMatchObject({ phase: 'crashed' });
    expect(advance(flying(300, 200), msUntil(199))).toMatchObject({ phase: 'flying' });
  });

  it('start a round with the drawn end and refuse a target below 1.01', () => {
    expect(launch(() => 2 ** 31, 1000)).toMatchObject({ phase: 'flying', crashPoint: 194, stakeCents: 1000 });
    expect(() => launch(() => 0, 1000, 100)).toThrow(RangeError);
    expect(() => launch(() => 0, 1000, Number.NaN)).toThrow(RangeError);
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
