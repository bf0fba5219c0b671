import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { checkNoted, forgetSession, nextCheckAt, sessionStart } from './session';

const AT = Date.parse('2026-11-20T09:00:00.000Z');
const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: AT });
});
afterEach(() => {
  jest.restoreAllMocks();
  forgetSession();
  jest.useRealTimers();
});

describe('the session of a tab', () => {
  it('begins once, and stores only times', () => {
    expect(sessionStart()).toBe('2026-11-20T09:00:00.000Z');
    jest.advanceTimersByTime(5 * MINUTE_MS);
    checkNoted();
    expect(sessionStart()).toBe('2026-11-20T09:00:00.000Z');
    expect(Object.values({ ...window.sessionStorage })).toEqual([
      '2026-11-20T09:00:00.000Z',
      '2026-11-20T09:05:00.000Z',
    ]);
  });

  it('has its check some time after the start, then after the last check', () => {
    expect(nextCheckAt(30)).toBe(AT + 30 * MINUTE_MS);
    jest.advanceTimersByTime(40 * MINUTE_MS);
    expect(nextCheckAt(30)).toBe(AT + 30 * MINUTE_MS);
    checkNoted();
    expect(nextCheckAt(30)).toBe(AT + 70 * MINUTE_MS);
  });

  it('starts again after it was forgotten', () => {
    sessionStart();
    jest.advanceTimersByTime(MINUTE_MS);
    forgetSession();
    expect(sessionStart()).toBe('2026-11-20T09:01:00.000Z');
  });

  it('ignores a stored value that is not a time', () => {
    window.sessionStorage.setItem('karata/session', 'yesterday');
    expect(sessionStart()).toBe('2026-11-20T09:00:00.000Z');
  });

  it('lasts as long as the page when the browser stores nothing', () => {
    const denied = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    sessionStart();
    jest.advanceTimersByTime(MINUTE_MS);
    expect(sessionStart()).toBe('2026-11-20T09:00:00.000Z');
  });
});
