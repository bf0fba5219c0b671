import { describe, expect, it } from '@jest/globals';
import { curvePoints, gridMultipliers, place, scaleFor } from './curveScale';
import { msUntil, multiplierAt } from '../rules/index.ts';

describe('the scale of the curve', () => {
  it('keeps the whole flight on the canvas for any duration', () => {
    for (const elapsedMs of [0, 1000, 20_000, 92_000]) {
      const scale = scaleFor(400, 300, elapsedMs);
      for (const { x, y } of curvePoints(scale, elapsedMs, 40)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThan(400);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(300);
      }
    }
  });

  it('rises to the right and ends at the current multiplier', () => {
    const scale = scaleFor(400, 300, 15_000);
    const points = curvePoints(scale, 15_000, 20);
    const heights = points.map(({ y }) => y);
    expect([...heights].sort((a, b) => b - a)).toEqual(heights);
    expect(points.at(-1)?.y).toBeCloseTo(place(scale, 15_000, multiplierAt(15_000)).y, 0);
  });

  it('leaves its upper part to the number and what flies below it, and room for the label of each line', () => {
    for (const height of [100, 160, 300]) {
      const scale = scaleFor(330, height, 5_800);
      expect(curvePoints(scale, 5_800, 20).at(-1)?.y).toBeGreaterThan(height * 0.44);
      const [low = 0, next = height] = gridMultipliers(scale).map((multiplier) => place(scale, 0, multiplier).y);
      expect(Math.abs(low - next)).toBeGreaterThanOrEqual(13);
    }
  });

  it('draws its lines at round multipliers', () => {
    expect(gridMultipliers(scaleFor(400, 300, msUntil(1_250)))).toEqual([200, 400, 600, 800, 1_000, 1_200]);
    expect(gridMultipliers(scaleFor(400, 300, msUntil(12_000))).every((each) => each % 2_500 === 0)).toBe(true);
  });

  it('draws one to six grid lines at any height', () => {
    for (let elapsedMs = 0; elapsedMs <= 92_000; elapsedMs += 500) {
      const lines = gridMultipliers(scaleFor(400, 300, elapsedMs)).length;
      expect(lines).toBeGreaterThanOrEqual(1);
      expect(lines).toBeLessThanOrEqual(6);
    }
  });
});
