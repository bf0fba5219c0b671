import { describe, expect, it, jest } from '@jest/globals';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import type { Answer } from './apiTypes';
import { sendAsPlayer, sessionRefused } from './sendAsPlayer';

const refused = (code?: string, status = 401): Answer => ({
  error: { status, message: `HTTP error! status: ${status}`, code },
});
const well: Answer = { data: 'well' };

const setUp = (...answers: Answer[]) => {
  const identity = fakeIdentity();
  identity.become(FAKE_USER);
  const dispatch = jest.fn();
  const send = jest.fn((_token: string | null) => Promise.resolve(answers.shift() ?? well));
  const go = () =>
    sendAsPlayer(send, { uid: identity.whoIs()?.uid, token: identity.getToken() }, { dispatch, extra: { identity } });
  return { identity, dispatch, send, go };
};

describe('the request of a player', () => {
  it('is sent again once with a new token when the first token is refused', async () => {
    const { go, send, dispatch } = setUp(refused('token_expired'), well);
    expect(await go()).toEqual(well);
    expect(send.mock.calls).toEqual([['token-of-the-player'], ['fresh-token-of-the-player']]);
    expect(dispatch).not.toHaveBeenCalled();
  });

  it.each([
    ['token_expired', 401, 'expired'],
    ['unauthenticated', 401, 'expired'],
    [undefined, 401, 'expired'],
    ['token_revoked', 401, 'revoked'],
    ['account_disabled', 403, 'disabled'],
    ['registration_closed', 403, 'closed'],
  ] as const)('ends the session when it is refused again: %s (%d)', async (code, status, reason) => {
    const { go, dispatch } = setUp(refused(code, status), refused(code, status));
    expect(await go()).toEqual(refused(code, status));
    expect(dispatch.mock.calls).toEqual([[sessionRefused(reason)]]);
  });

  it('does not end the session after another refusal', async () => {
    const { go, dispatch, send } = setUp(refused('too_many_prompts', 429));
    expect(await go()).toEqual(refused('too_many_prompts', 429));
    expect(dispatch).not.toHaveBeenCalled();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['user-disabled', 'disabled'],
    ['user-token-expired', 'expired'],
  ] as const)('ends the session when the identity service refuses a new token: %s', async (code, reason) => {
    const { go, identity, dispatch } = setUp();
    identity.failNext('getToken', code);
    expect(await go()).toMatchObject({ error: { status: 401 } });
    expect(dispatch.mock.calls).toEqual([[sessionRefused(reason)]]);
  });

  it('still reads public data when the identity service cannot be reached', async () => {
    const { go, identity, send } = setUp(well);
    identity.failNext('getToken', 'network-request-failed');
    expect(await go()).toEqual(well);
    expect(send.mock.calls).toEqual([[null]]);
  });

  it('signs nobody out when the identity service cannot be reached', async () => {
    const { go, identity, dispatch } = setUp(refused('unauthenticated'));
    identity.failNext('getToken', 'network-request-failed');
    expect(await go()).toMatchObject({ error: { status: 'offline' } });
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('keeps its answer when it arrives while the identity service cannot be reached', async () => {
    const { go, identity, send } = setUp();
    send.mockImplementation(() => {
      identity.failNext('getToken', 'network-request-failed');
      return Promise.resolve(well);
    });
    expect(await go()).toEqual(well);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('drops its answer when the player has signed out', async () => {
    const { go, identity, send } = setUp();
    send.mockImplementation(() => {
      identity.become(null);
      return Promise.resolve(well);
    });
    expect(await go()).toMatchObject({ error: { status: 401 } });
  });

  describe('when another player has signed in', () => {
    const OTHER = { ...FAKE_USER, uid: 'another-uid' };

    it('has its answer dropped', async () => {
      const { go, identity, send, dispatch } = setUp();
      send.mockImplementation(() => {
        identity.become(OTHER);
        return Promise.resolve(well);
      });
      expect(await go()).toMatchObject({ error: { status: 401 } });
      expect(dispatch).not.toHaveBeenCalled();
    });

    it('is not sent again in the name of the other player, whose session goes on', async () => {
      const { go, identity, send, dispatch } = setUp();
      send.mockImplementation(() => {
        identity.become(OTHER);
        return Promise.resolve(refused('token_revoked'));
      });
      expect(await go()).toMatchObject({ error: { status: 401 } });
      expect(send).toHaveBeenCalledTimes(1);
      expect(dispatch).not.toHaveBeenCalled();
    });
  });
});
