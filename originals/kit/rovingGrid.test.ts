import { describe, expect, it } from '@jest/globals';
import { placeAfterKey } from './rovingGrid';

describe('an arrow key on a grid', () => {
  it.each([
    [12, 'ArrowLeft', 11],
    [12, 'ArrowRight', 13],
    [12, 'ArrowUp', 7],
    [12, 'ArrowDown', 17],
    [13, 'Home', 10],
    [11, 'End', 14],
  ])('moves from %i with %s to %i', (tile, key, next) => {
    expect(placeAfterKey(tile, key, 5, 25)).toBe(next);
  });

  it.each([
    [0, 'ArrowLeft'],
    [4, 'ArrowRight'],
    [3, 'ArrowUp'],
    [24, 'ArrowDown'],
  ])('stays on %i at the edge with %s', (tile, key) => {
    expect(placeAfterKey(tile, key, 5, 25)).toBe(tile);
  });

  it('is the only key that moves the focus', () => {
    expect(placeAfterKey(3, 'Enter', 5, 25)).toBeUndefined();
  });
});
