import { describe, expect, it } from '@jest/globals';
import { landingDegrees } from './landing';
import { SEGMENTS } from './segments';

/** The direction of a segment's middle when the wheel is at `degrees`; 0 is the pointer. */
const pointsAt = (index: number, degrees: number) => (((index * 45 + degrees) % 360) + 360) % 360;

describe('the turn of the wheel', () => {
  it.each(SEGMENTS.map((segment, index) => [index, segment] as const))(
    'brings segment %d (%s) under the pointer from any position',
    (index) => {
      for (const from of [0, 45, 315, 360, 2115, 4321]) {
        expect(pointsAt(index, landingDegrees(index, from))).toBe(0);
      }
    },
  );

  it('brings no other segment under the pointer', () => {
    const degrees = landingDegrees(3, 0);
    expect(SEGMENTS.map((_, index) => pointsAt(index, degrees)).filter((angle) => angle === 0)).toHaveLength(1);
  });

  it('is always clockwise, at least five rounds', () => {
    for (let index = 0; index < SEGMENTS.length; index += 1) {
      expect(landingDegrees(index, 2115) - 2115).toBeGreaterThanOrEqual(5 * 360);
    }
  });
});
