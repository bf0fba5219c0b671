import { describe, expect, it } from '@jest/globals';
import { advance, cashOut, crashPointOf, launch, msUntil, multiplierAt, parseTarget, type CrashRound } from './rules';

const flying = (crashPoint: number, autoTarget?: number): CrashRound => ({
  phase: 'flying',
  stakeCents: 1000,
  crashPoint,
  autoTarget,
});

describe('crash rules', () => {
  it.each([101, 120, 150, 200, 333, 1000, 5000])(
    'returns 97 percent for the target %i by enumeration of all draws',
    (target) => {
      const range = 2 ** 20;
      let reached = 0;
      for (let draw = 0; draw < range; draw += 1) if (crashPointOf(draw, range) >= target) reached += 1;
      expect((reached / range) * (target / 100)).toBeCloseTo(0.97, 3);
    },
  );

  it('crashes at once in about three of a hundred rounds and never shows less than 1.00', () => {
    expect(crashPointOf(0)).toBe(100);
    expect(crashPointOf(2 ** 32 * 0.029)).toBe(100);
    expect(advance(flying(100), 0)).toMatchObject({ phase: 'crashed' });
  });

  it('caps the highest draw', () => {
    expect(crashPointOf(2 ** 32 - 1)).toBe(1_000_000);
  });

  it('rises from 1.00 and agrees with its own inverse', () => {
    expect(multiplierAt(0)).toBe(100);
    for (const multiplier of [101, 137, 200, 999, 12_345]) expect(multiplierAt(msUntil(multiplier))).toBe(multiplier);
  });

  it('pays the multiplier of the moment, cut to cents', () => {
    expect(cashOut(flying(500), msUntil(237))).toMatchObject({ phase: 'cashed', multiplier: 237, payoutCents: 2370 });
  });

  it('pays nothing after the crash, and a second tap changes nothing', () => {
    const crashed = cashOut(flying(150), msUntil(151));
    expect(crashed).toEqual({ phase: 'crashed', stakeCents: 1000, crashPoint: 150 });
    const cashed = cashOut(flying(500), msUntil(200));
    expect(cashOut(cashed, msUntil(400))).toBe(cashed);
  });

  it('honours the automatic target even when the next frame comes long after the crash', () => {
    expect(advance(flying(300, 200), 3_600_000)).toMatchObject({ phase: 'cashed', multiplier: 200, payoutCents: 2000 });
    expect(advance(flying(199, 200), 3_600_000)).toMatchObject({ phase: 'crashed' });
    expect(advance(flying(300, 200), msUntil(199))).toMatchObject({ phase: 'flying' });
  });

  it('launches with the drawn end and refuses a target below 1.01', () => {
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
  ])('reads the target %p as %p', (text, target) => {
    expect(parseTarget(text)).toBe(target);
  });
});
