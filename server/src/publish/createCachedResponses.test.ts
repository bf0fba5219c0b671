import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { atMostEvery } from './createCachedResponses.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('an action at most every three seconds', () => {
  it('happens at once, then once for all calls of an interval', () => {
    const act = jest.fn();
    const call = atMostEvery(3_000, act);
    call();
    expect(act).toHaveBeenCalledTimes(1);
    for (let time = 0; time < 5; time += 1) call();
    expect(act).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(3_000);
    expect(act).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(60_000);
    expect(act).toHaveBeenCalledTimes(2);
    call();
    expect(act).toHaveBeenCalledTimes(3);
  });
});
