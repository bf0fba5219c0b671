import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenIdle } from './whenIdle';

const act = jest.fn<(left: Pick<IdleDeadline, 'timeRemaining'>) => void>();

describe('what waits for an idle moment', () => {
  const request = jest.fn<typeof window.requestIdleCallback>();
  const cancel = jest.fn<typeof window.cancelIdleCallback>();

  beforeEach(() => {
    request.mockReturnValue(7);
    Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it('is done then, and knows how much of the moment is left', () => {
    whenIdle(act);
    expect(act).not.toHaveBeenCalled();
    const left = { didTimeout: false, timeRemaining: () => 12 };
    request.mock.calls[0]?.[0](left);
    expect(act.mock.calls).toEqual([[left]]);
  });

  it('is done on a busy phone after two seconds, unless it may wait for ever', () => {
    whenIdle(act);
    whenIdle(act, { pauseMs: 2_000 });
    expect(request.mock.calls.map(([, options]) => options)).toEqual([{ timeout: 2_000 }, { timeout: 0 }]);
  });

  it('can be called off', () => {
    whenIdle(act)();
    expect(cancel.mock.calls).toEqual([[7]]);
  });
});

describe('in a browser that does not tell when it is idle', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('it is done after a pause, with no time left', () => {
    whenIdle(act, { atLatestMs: 500, pauseMs: 30 });
    jest.advanceTimersByTime(29);
    expect(act).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(act.mock.calls.map(([left]) => left.timeRemaining())).toEqual([0]);
  });

  it('it can be called off', () => {
    whenIdle(act)();
    jest.runAllTimers();
    expect(act).not.toHaveBeenCalled();
  });
});
