import { describe, expect, it } from '@jest/globals';
import { contrast } from '../../contract/colour.ts';
import { readableOn, readableTint } from './colour';
import { PALETTES } from './motif';

describe('the helpers for readable colours', () => {
  it('measure contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('find a text colour of at least 4.5 to 1 on the accent of every palette', () => {
    for (const { accent } of Object.values(PALETTES))
      expect(contrast(readableOn(accent), accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('lighten a colour only as much as needed', () => {
    expect(readableTint('#ffffff', '#000000', 5)).toBe('#ffffff');
    expect(readableTint('#ffcf5c', '#0b0520', 5)).toBe('#ffcf5c');
    expect(contrast(readableTint('#4326a8', '#0b0520', 5), '#0b0520')).toBeGreaterThanOrEqual(5);
  });
});
