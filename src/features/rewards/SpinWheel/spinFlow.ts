/** The wheel as a pure state machine: what is drawn, how far it turns, and which step follows. */
import { sumOfWeights, WHEEL_SEGMENTS, type WheelPrize } from '@contract/wheel.ts';
import type { Flow } from '@/features/ui';

export const SEGMENTS = WHEEL_SEGMENTS;
export const SEGMENT_DEGREES = 360 / SEGMENTS.length;

export const segmentText = (segment: (typeof SEGMENTS)[number]): string => `spinWheel.segment.${segment}`;

const VALUES = 2 ** 32;

/** 0 to `count - 1`, equally likely: numbers of the last incomplete round would favour the first ones. */
export function randomBelow(
  count: number,
  fill = (numbers: Uint32Array<ArrayBuffer>) => crypto.getRandomValues(numbers),
): number {
  const limit = VALUES - (VALUES % count);
  const numbers = new Uint32Array(1);
  for (;;) {
    fill(numbers);
    const [value = limit] = numbers;
    if (value < limit) return value % count;
  }
}

const ALL_ALIKE: readonly Pick<WheelPrize, 'weight'>[] = SEGMENTS.map(() => ({ weight: 1 }));

/** The segment of a turn for fun, with the chances of a turn that pays; without terms all are alike. */
export function drawForFun(prizes: readonly Pick<WheelPrize, 'weight'>[] = ALL_ALIKE, draw = randomBelow): number {
  let rest = draw(sumOfWeights(prizes));
  return prizes.findIndex(({ weight }) => (rest -= weight) < 0);
}

/** The wheel stands there after a turn that ended before it was opened. */
export const restingDegrees = (index: number): number => FULL_TURN - index * SEGMENT_DEGREES;

const FULL_TURN = 360;
const TURNS = 6;

/** The position of the wheel, in degrees, with the middle of a segment under the pointer, after clockwise turns. */
export function landingDegrees(index: number, from: number): number {
  const wholeTurns = Math.ceil(from / FULL_TURN) + TURNS;
  return wholeTurns * FULL_TURN - index * SEGMENT_DEGREES;
}

interface SpinStatus {
  /** The segment that was drawn last, counted from 0. */
  segment: number | null;
  degrees: number;
  /** The server has just drawn it. */
  isNew: boolean;
}

export type SpinFlow = Flow<'spinWheel', SpinStatus>;

const initial: SpinStatus = { segment: null, degrees: 0, isNew: false };

export type SpinEvent =
  | { type: 'asked' }
  | { type: 'unanswered' }
  /** A segment is drawn. `isStill`: reduced motion, the result shows at once. `isNew`: drawn by the server. */
  | { type: 'turned'; segment: number; isStill: boolean; isNew: boolean }
  | { type: 'stopped' };

export function reduceSpin(flow: SpinFlow, event: SpinEvent): SpinFlow {
  switch (event.type) {
    case 'asked':
      return flow.step === 'spinning' ? flow : { ...flow, step: 'asking' };
    case 'unanswered':
      return flow.step === 'asking' ? { ...flow, step: 'ready' } : flow;
    case 'turned': {
      if (flow.step === 'spinning') return flow;
      const { segment, isNew, isStill } = event;
      const degrees = landingDegrees(segment, flow.degrees);
      return { segment, isNew, degrees, step: isStill ? 'shown' : 'spinning' };
    }
    case 'stopped':
      return flow.step === 'spinning' ? { ...flow, step: 'shown' } : flow;
  }
}

const NAMES: Readonly<Record<SpinEvent['type'], string>> = {
  asked: 'rewards/turnAsked',
  unanswered: 'rewards/turnUnanswered',
  turned: 'rewards/wheelTurned',
  stopped: 'rewards/wheelStopped',
};

const nameOf = ({ type }: SpinEvent): string => NAMES[type];

export const spinModal = { id: 'spinWheel', initial, reduce: reduceSpin, nameOf } as const;
