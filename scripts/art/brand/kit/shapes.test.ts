import { describe, expect, it } from '@jest/globals';
import { around, dice, starOf } from './shapes.ts';

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
