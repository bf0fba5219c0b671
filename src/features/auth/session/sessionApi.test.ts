import { describeEndpoints } from '@/testing/describeEndpoints';
import { buildProfile } from '@/testing/fakeApi';
import { describe, expect, it, jest } from '@jest/globals';
import { SessionBodySchema } from '@contract/users.ts';
import * as v from 'valibot';
import { deviceId, sessionApi } from './sessionApi';

const { openSession, signOutEverywhere } = sessionApi.endpoints;

const CONSENT = { isAdult: true, hasAcceptedTerms: true } as const;
const DEVICE = 'browser-of-the-player';

describeEndpoints("the player's session", {
  openSession: {
    ask: (dispatch) => {
      window.localStorage.setItem('karata/device', DEVICE);
      return dispatch(openSession.initiate({ language: 'sw', consent: CONSENT }));
    },
    sends: 'POST users/session',
    body: { deviceId: DEVICE, language: 'sw', consent: CONSENT },
    of: 'player',
    answer: buildProfile(),
    reads: { uid: 'uid-of-the-player' },
    hides: ['+254712345678'],
    refuses: [{}, { uid: 7 }, 'a profile'],
  },
  signOutEverywhere: {
    ask: (dispatch) => dispatch(signOutEverywhere.initiate()),
    sends: 'POST users/me/sign-out-everywhere',
    body: {},
    of: 'player',
    answer: { sessionsValidAfter: '2026-11-01T00:00:00.000Z' },
    reads: {},
  },
});

describe('the id of this browser', () => {
  it('stays the same, and fits the contract', () => {
    const first = deviceId();
    expect(deviceId()).toBe(first);
    expect(v.is(SessionBodySchema, { deviceId: first })).toBe(true);
  });

  it('exists even when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(deviceId()).toMatch(/^[\da-f]{32}$/);
  });
});
