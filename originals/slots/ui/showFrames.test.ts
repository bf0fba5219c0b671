import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTranslate } from '../../kit/i18n';
import { playGame, scriptedFloats } from '../../testing/playGame';
import type { Frame } from '../rules/index.ts';
import messages from './messages';
import type en from './messages/en.json';
import { dropsOf } from './reelsView';
import { createFrameShow } from './showFrames';

const t = createTranslate<typeof en>(messages, 'en');
const frame = (multiplier: number, factor = 1): Frame => ({
  grid: [],
  wins: multiplier > 0 ? [{ symbol: '1', count: 8, cells: [0], multiplier: multiplier / factor }] : [],
  factor,
  multiplier,
  held: new Map(),
});
/** Two falls that pay 1.00 and 3.00 stakes, and what is left after them. */
const FALLS = [frame(100), frame(300, 3), frame(0)];

let waiting: (() => void)[];
let onEnd: jest.Mock<() => void>;
let goOn: jest.Mock<(from: Frame, to: Frame) => number>;
let message: HTMLElement;
beforeEach(() => {
  waiting = [];
  onEnd = jest.fn();
  goOn = jest.fn(() => 0);
  message = document.createElement('p');
});

function show(frames: readonly Frame[], isMotionReduced = false) {
  const { environment } = playGame(() => undefined, { floats: scriptedFloats() });
  const after = (_ms: number, act: () => void) => {
    waiting.push(act);
    return () => void (waiting = waiting.filter((each) => each !== act));
  };
  const clock = { ...environment.clock, after };
  const view = createFrameShow({ ...environment, clock, isMotionReduced }, { goOn, showWins: jest.fn() }, t, message);
  view.show(frames, 2_000, onEnd);
  return view;
}

const pass = (): void => waiting.shift()?.();

describe('the frames of a spin', () => {
  it('come one after another, and say what each fall won and its factor', () => {
    show(FALLS);
    expect([message.textContent, onEnd.mock.calls.length]).toEqual(['+20', 0]);
    pass();
    pass();
    expect(message.textContent).toBe('+60, ×3');
    pass();
    pass();
    expect(goOn.mock.calls.map(([, to]) => FALLS.indexOf(to))).toEqual([1, 2]);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('end with the last one at a tap, once', () => {
    const view = show(FALLS);
    view.hurry();
    expect(goOn.mock.calls.map(([, to]) => FALLS.indexOf(to))).toEqual([2]);
    view.hurry();
    expect([onEnd.mock.calls.length, waiting]).toEqual([1, []]);
  });

  it('are the last one at once with reduced motion', () => {
    show(FALLS, true);
    expect([goOn.mock.calls.length, onEnd.mock.calls.length, waiting]).toEqual([1, 1, []]);
  });

  it('end at once when there is but one', () => {
    show([frame(0)]).hurry();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

it('symbols above a gap come down by its height, and new ones from above the reel', () => {
  expect(dropsOf([false, true, false, true, false])).toEqual([2, 2, 2, 1, 0]);
  expect(dropsOf([false, false])).toEqual([0, 0]);
});
