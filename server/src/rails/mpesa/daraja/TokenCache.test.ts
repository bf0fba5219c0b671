import { describe, expect, it, jest } from '@jest/globals';
import { GatewayUnavailable, type HttpOutcome } from '../../providerCalls.ts';
import { TokenCache } from './DarajaClient.ts';

let now = 0;
const answered = (body: unknown, status = 200): HttpOutcome => ({ kind: 'answered', status, body });

function cacheOf(...answers: HttpOutcome[]) {
  now = 0;
  const fetchToken = jest.fn(async () => answers.shift() ?? answered(undefined, 500));
  return { fetchToken, cache: new TokenCache(fetchToken, () => now) };
}

const A = answered({ access_token: 'a', expires_in: '3599' });
const B = answered({ access_token: 'b', expires_in: 3599 });

describe('the token cache', () => {
  it('asks for one token for many callers', async () => {
    const { cache, fetchToken } = cacheOf(A, B);
    expect(await Promise.all([cache.get(), cache.get(), cache.get()])).toEqual(['a', 'a', 'a']);
    expect(await cache.get()).toBe('a');
    expect(fetchToken).toHaveBeenCalledTimes(1);
  });

  it('renews the token a minute before it ends', async () => {
    const { cache } = cacheOf(A, B);
    await cache.get();
    now = 3_538_999;
    expect(await cache.get()).toBe('a');
    now = 3_539_000;
    expect(await cache.get()).toBe('b');
  });

  it('drops a refused token, but not a newer token', async () => {
    const { cache, fetchToken } = cacheOf(A, B);
    await cache.get();
    cache.drop('a');
    expect(await cache.get()).toBe('b');
    cache.drop('a');
    expect(await cache.get()).toBe('b');
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  it.each([
    [answered({ errorCode: '400.008.01' }, 400), 'mobile money gives no access token (HTTP 400)'],
    [answered({ access_token: '', expires_in: 1 }), 'mobile money gives no access token (HTTP 200)'],
    [{ kind: 'lost', cause: undefined } as const, 'mobile money gives no access token (no answer)'],
  ])('reports a missing token, and asks again the next time', async (outcome, message) => {
    const { cache } = cacheOf(outcome, A);
    await expect(cache.get()).rejects.toEqual(new GatewayUnavailable(message));
    expect(await cache.get()).toBe('a');
  });
});
