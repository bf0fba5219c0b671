import { describe, expect, it } from '@jest/globals';
import { blurred, linear, sheet, tiled } from './paint.ts';
import { around, dice, starOf } from './shapes.ts';

describe('the paints of a drawing', () => {
  it('define a gradient once for all its uses', () => {
    expect(linear(90, '#123456', '#654321')).toBe(linear(90, '#123456', '#654321'));
    expect(linear(90, '#123456', '#654321')).not.toBe(linear(0, '#123456', '#654321'));
  });

  it('write the opacity after the colour of a stop', () => {
    const svg = sheet(10, 10, `<rect fill="${linear(0, '#010203/0.25', '#040506')}"/>`);
    expect(svg).toContain('<stop offset="0" stop-color="#010203" stop-opacity="0.25"/>');
    expect(svg).toContain('<stop offset="1" stop-color="#040506" stop-opacity="1"/>');
  });

  it('put only the used paints into a sheet, with the paints that these use', () => {
    const unused = linear(12, '#aaaaaa', '#bbbbbb');
    const inner = linear(34, '#cccccc', '#dddddd');
    const svg = sheet(10, 10, `<rect fill="${tiled(8, `<circle fill="${inner}"/>`)}"/>`);
    expect(svg).toContain('#cccccc');
    expect(svg).not.toContain('#aaaaaa');
    expect(unused).toMatch(/^url\(#d\d+\)$/);
  });

  it('give a filter as an attribute', () => {
    expect(blurred(3)).toMatch(/^ filter="url\(#d\d+\)"$/);
  });
});

const first = (seed: number): number[] => {
  const roll = dice(seed);
  return Array.from({ length: 50 }, () => roll());
};

describe('the seeded dice', () => {
  it('give the same numbers for the same seed, and other numbers for another seed', () => {
    expect(first(4)).toEqual(first(4));
    expect(first(4)).not.toEqual(first(5));
  });

  it('stay between 0 and 1 and cover both halves', () => {
    const rolls = first(9);
    expect(rolls.every((roll) => roll >= 0 && roll < 1)).toBe(true);
    expect(rolls.some((roll) => roll < 0.5) && rolls.some((roll) => roll >= 0.5)).toBe(true);
  });
});

describe('the outlines', () => {
  it('have two corners for every point of a star', () => {
    expect(starOf(10, 4, 5).split('L')).toHaveLength(10);
  });

  it('turn copies evenly', () => {
    expect(around(4, 'x')).toBe(
      '<g transform="rotate(0)">x</g><g transform="rotate(90)">x</g><g transform="rotate(180)">x</g><g transform="rotate(270)">x</g>',
    );
  });
});
