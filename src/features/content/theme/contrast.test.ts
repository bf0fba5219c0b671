import { describe, expect, it } from '@jest/globals';
import { contrast, deepOf, inkOn, textOn } from './contrast';

/** Choices of operators, and greys on which both white and the dark colour fail. */
const COLOURS = {
  house: ['#8b3dff', '#4f46e5', '#ec4899'],
  pale: ['#ffffff', '#fff', '#ffe4ef', '#e8f1ff', '#fdf6b2'],
  mid: ['#777777', '#787878', '#7a7a7a', '#d05050', '#2f8f6b', '#00868b', '#9a6e00'],
  neon: ['#ffff00', '#0f0', '#00ffff', '#ff00ff', '#39ff14'],
  dark: ['#000000', '#123456', '#1b0030', '#002b12'],
};

const ALL = Object.values(COLOURS).flat();
const SURFACE = '#25183d';

/** Every grey, and the pure hues at every strength. */
const STEPS = Array.from({ length: 256 }, (_, step) => step.toString(16).padStart(2, '0'));
const SWEEP = STEPS.flatMap((step) => [`#${step}${step}${step}`, `#${step}0000`, `#00${step}00`, `#ff${step}00`]);

describe('the colour contrast', () => {
  it('agrees with the smallest and largest WCAG value', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777', '#777777')).toBeCloseTo(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(ALL)('gives a readable text colour on %s', (colour) => {
    expect(contrast(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
  });

  it('gives a readable text colour on any colour', () => {
    expect(SWEEP.filter((colour) => contrast(textOn(colour), colour) < 4.5)).toEqual([]);
  });

  it.each(ALL)('gives a text colour from %s that is readable on the dark surface', (colour) => {
    expect(contrast(inkOn(SURFACE, colour), SURFACE)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(ALL)('gives a background from %s on which white text is readable', (colour) => {
    expect(contrast('#ffffff', deepOf(colour))).toBeGreaterThanOrEqual(4.5);
  });

  it('does not change a colour that is readable already', () => {
    expect(inkOn(SURFACE, '#ffff00')).toBe('#ffff00');
    expect(deepOf('#123456')).toBe('#123456');
  });
});
