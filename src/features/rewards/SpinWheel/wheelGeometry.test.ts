import { describe, expect, it } from '@jest/globals';
import { bulbs, pointAt, wedgePath } from './wheelGeometry';

describe('the geometry of the wheel', () => {
  it('counts clockwise from the top', () => {
    expect(pointAt(0, 10)).toEqual([0, -10]);
    expect(pointAt(90, 10)).toEqual([10, -0]);
  });

  it('draws a segment to both sides of the pointer', () => {
    expect(wedgePath(100, 90)).toBe('M0 0 L-70.71 -70.71 A100 100 0 0 1 70.71 -70.71Z');
  });

  it('spreads the lights evenly', () => {
    expect(bulbs(4, 10)).toEqual([
      [7.07, -7.07],
      [7.07, 7.07],
      [-7.07, 7.07],
      [-7.07, -7.07],
    ]);
  });
});
