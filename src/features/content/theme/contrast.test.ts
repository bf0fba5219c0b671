import { describe, expect, it } from '@jest/globals';
import { contrast, inkOn, textOn } from './contrast';

const COLOURS = ['#8b3dff', '#4f46e5', '#ec4899', '#ffff00', '#000000', '#fff', '#0f0', '#123456', '#7a7a7a'];

describe('contrast', () => {
  it('agrees with the ends of the WCAG scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777', '#777777')).toBeCloseTo(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(COLOURS)('writes readably on %s', (colour) => {
    expect(contrast(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(COLOURS)('makes an ink of %s that reads on the dark surface', (colour) => {
    expect(contrast(inkOn('#25183d', colour), '#25183d')).toBeGreaterThanOrEqual(4.5);
  });

  it('leaves a colour alone that reads already', () => {
    expect(inkOn('#25183d', '#ffff00')).toBe('#ffff00');
  });
});
