import { describe, expect, it } from '@jest/globals';
import {
  drawForFun,
  landingDegrees,
  randomBelow,
  reduceSpin,
  restingDegrees,
  SEGMENTS,
  type SpinEvent,
  type SpinFlow,
} from './spinFlow';
import { bulbs, pointAt, wedgePath } from './Wheel';

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

/** Fills one number after another. */
const from = (...values: number[]) => {
  let next = 0;
  return (numbers: Uint32Array<ArrayBuffer>) => numbers.fill(values[next++] ?? 0);
};

describe('a random number', () => {
  it('is drawn again when it would favour the first values', () => {
    // 2 ** 32 is 4 more than a multiple of 7.
    expect(randomBelow(7, from(2 ** 32 - 1, 2 ** 32 - 4, 13))).toBe(6);
    expect(randomBelow(7, from(2 ** 32 - 5))).toBe(6);
  });

  it('uses random numbers of the browser', () => {
    const drawn = new Set(Array.from({ length: 400 }, () => randomBelow(8)));
    expect([...drawn].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('a turn for fun', () => {
  const drawAll = (count: number, prizes?: readonly { weight: number }[]) =>
    Array.from({ length: count }, (_, drawn) => drawForFun(prizes, () => drawn));

  it('has the chances of a turn that pays', () => {
    const weights = [3, 1, 0, 2, 0, 0, 0, 0].map((weight) => ({ weight }));
    expect(drawAll(6, weights)).toEqual([0, 0, 0, 1, 3, 3]);
  });

  it('has the same chance for each segment without terms', () => {
    expect(drawAll(8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('a wheel that is opened again', () => {
  it('stands with its last segment under the pointer', () => {
    for (let index = 0; index < SEGMENTS.length; index += 1) expect(pointsAt(index, restingDegrees(index))).toBe(0);
  });
});

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

describe('the steps of the wheel', () => {
  const READY: SpinFlow = { step: 'ready', segment: null, degrees: 0, isNew: false };
  const after = (...events: SpinEvent[]) => events.reduce(reduceSpin, READY);
  const turned: SpinEvent = { type: 'turned', segment: 3, isStill: false, isNew: true };

  it.each<[SpinEvent[], SpinFlow['step']]>([
    [[{ type: 'asked' }], 'asking'],
    [[{ type: 'asked' }, { type: 'unanswered' }], 'ready'],
    [[{ type: 'asked' }, turned], 'spinning'],
    [[turned, { type: 'stopped' }], 'shown'],
    [[turned, { type: 'asked' }], 'spinning'],
    [[{ ...turned, isStill: true }], 'shown'],
    [[{ type: 'stopped' }], 'ready'],
  ])('after %j: %s', (events, step) => {
    expect(after(...events).step).toBe(step);
  });

  it('keep what was drawn while the wheel turns', () => {
    const spinning = after(turned);
    expect(reduceSpin(spinning, { ...turned, segment: 5 })).toBe(spinning);
    expect(spinning).toMatchObject({ segment: 3, isNew: true });
  });
});
