import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepListening, type Listen } from './listening.ts';

const START = Date.parse('2026-11-26T09:00:00Z');
const OVERLAP = 10_000;

interface Opened {
  since: number;
  answer: () => void;
  fail: () => void;
  stop: jest.Mock;
}

let opened: Opened[];
const listen: Listen = (since, answer, onError) => {
  const stop = jest.fn<() => void>();
  opened.push({ since, answer, fail: () => onError(new Error('gone')), stop });
  return stop;
};
const last = () => opened.at(-1) as Opened;

beforeEach(() => {
  opened = [];
  jest.useFakeTimers({ now: START });
  jest.spyOn(process, 'emitWarning').mockReturnValue();
});
afterEach(() => void jest.useRealTimers());

describe('a listener of Firestore', () => {
  it('is opened again after each error, after pauses that double, from the same time on', () => {
    keepListening(listen, true);
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const count = opened.length;
      last().fail();
      jest.advanceTimersByTime(pause - 1);
      expect(opened).toHaveLength(count);
      jest.advanceTimersByTime(1);
      expect(opened).toHaveLength(count + 1);
    }
    expect(new Set(opened.map(({ since }) => since))).toEqual(new Set([START - OVERLAP]));
  });

  it('pauses shortly again once it has answered', () => {
    keepListening(listen, true);
    for (let errors = 0; errors < 5; errors += 1) {
      last().fail();
      jest.advanceTimersByTime(30_000);
    }
    last().answer();
    last().fail();
    jest.advanceTimersByTime(1_000);
    expect(opened).toHaveLength(7);
  });

  it('is renewed after ten minutes, from a little earlier on, because it keeps all that it has told', () => {
    keepListening(listen, true);
    jest.advanceTimersByTime(600_000);
    expect(opened.map(({ since }) => since)).toEqual([START - OVERLAP, START + 600_000 - OVERLAP]);
    expect(opened[0]?.stop).toHaveBeenCalledTimes(1);
  });

  it('of a whole collection is not renewed', () => {
    keepListening(listen, false);
    jest.advanceTimersByTime(6_000_000);
    expect(opened).toHaveLength(1);
  });

  it('stays closed when nobody follows any more, also during a pause', () => {
    const stop = keepListening(listen, true);
    last().fail();
    stop();
    jest.advanceTimersByTime(6_000_000);
    expect(opened).toHaveLength(1);
    expect(opened[0]?.stop).toHaveBeenCalled();
  });
});
