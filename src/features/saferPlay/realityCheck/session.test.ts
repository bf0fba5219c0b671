import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createIntl } from 'react-intl';
import { checkNoted, forgetSession, nextCheckAt, sessionStart } from './session';
import messages from './messages';

const { en, sw } = messages;

describe('session', () => {
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
});

const LANGUAGES = { en: createIntl({ locale: 'en', messages: en }), sw: createIntl({ locale: 'sw', messages: sw }) };

const textOf = (language: keyof typeof LANGUAGES, hours: number, minutes: number) =>
  LANGUAGES[language].formatMessage({ id: 'realityCheck.duration' }, { hours, minutes });

describe('the time of a session', () => {
  it.each([
    [0, 0, '0 min', 'Dakika 0'],
    [0, 59, '59 min', 'Dakika 59'],
    [1, 0, '1 h', 'Saa 1'],
    [1, 1, '1 h 1 min', 'Saa 1 na dakika 1'],
    [2, 30, '2 h 30 min', 'Saa 2 na dakika 30'],
  ])('of %i h and %i min has no empty part', (hours, minutes, english, swahili) => {
    expect([textOf('en', hours, minutes), textOf('sw', hours, minutes)]).toEqual([english, swahili]);
  });
});
