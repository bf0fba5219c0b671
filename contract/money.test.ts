import { describe, expect, it } from '@jest/globals';
import { decimalOf, minorOfText, nearestMinor } from './money.ts';

describe('an amount in minor units', () => {
  it.each([
    ['4.35', 435],
    ['25', 2_500],
    ['0.5', 50],
    ['.5', 50],
    ['1.', 100],
    ['1.999', 199],
    ['.05', 5],
    ['', 0],
    ['.', 0],
  ])('is read from the text %j as %s', (text, minor) => {
    expect(minorOfText(text)).toBe(minor);
  });

  it('is the nearest integer to a decimal', () => {
    expect([4.35, 0.1 + 0.2, 1_005].map(nearestMinor)).toEqual([435, 30, 100_500]);
  });

  it('is always written on the wire with at most two decimals', () => {
    expect([435, 30, 2_500].map(decimalOf)).toEqual([4.35, 0.3, 25]);
    for (let minor = 0; minor < 200_000; minor += 7) expect(String(decimalOf(minor))).toMatch(/^\d+(?:\.\d{1,2})?$/);
  });
});
