import { describe, expect, it, jest } from '@jest/globals';
import { FAKE_CODE, FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { IdentityError, type IdentityUser } from './identity';
import { lazyIdentity, REDIRECT_KEY } from './lazyIdentity';

const setUp = (service = fakeIdentity()) => {
  const load = jest.fn(() => Promise.resolve(service));
  const told: (IdentityUser | null)[] = [];
  const identity = lazyIdentity(load);
  const stop = identity.watch((user) => told.push(user));
  return { identity, load, service, stop, told };
};

describe('the sign-in service that loads when needed', () => {
  it('reports that nobody is signed in, without loading', async () => {
    const { identity, load, told } = setUp();
    expect(told).toEqual([null]);
    expect(await identity.getToken()).toBeNull();
    expect(await identity.takeRedirectResult()).toBe(false);
    identity.forgetCode();
    await identity.signOut();
    expect(load).not.toHaveBeenCalled();
  });

  it('reports the signed-in player after it is loaded', async () => {
    const { identity, told } = setUp(fakeIdentity({ user: FAKE_USER }));
    await identity.wake();
    expect(told.at(-1)).toEqual(FAKE_USER);
    expect(await identity.getToken()).toBe('token-of-the-player');
  });

  it('is loaded once for several calls', async () => {
    const { identity, load } = setUp();
    await Promise.all([identity.wake(), identity.wake(), identity.sendCode('+254712345678', 'box')]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded by a call that needs it, and passes on arguments and errors', async () => {
    const { identity, service } = setUp();
    await identity.sendCode('+254712345678', 'box');
    await expect(identity.confirmCode('000000')).rejects.toEqual(new IdentityError('invalid-verification-code'));
    await identity.confirmCode(FAKE_CODE);
    expect(service.calls.map(({ args }) => args)).toContainEqual(['+254712345678', 'box']);
  });

  it('reads a redirect result when the player left for a redirect', async () => {
    window.sessionStorage.setItem(REDIRECT_KEY, '1');
    const { identity, told } = setUp(fakeIdentity({ hasRedirectResult: true }));
    expect(await identity.takeRedirectResult()).toBe(true);
    expect(told.at(-1)?.methods).toEqual(['google']);
    window.sessionStorage.removeItem(REDIRECT_KEY);
  });

  it('reports a network error when it cannot load, and tries again', async () => {
    const { identity, load } = setUp();
    load.mockRejectedValueOnce(new Error('Loading chunk firebase failed'));
    await expect(identity.wake()).rejects.toEqual(new IdentityError('network-request-failed'));
    await identity.wake();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded once after a first failure', async () => {
    const { identity, load, service } = setUp();
    service.failNext('wake', 'network-request-failed');
    await expect(identity.wake()).rejects.toEqual(new IdentityError('network-request-failed'));
    await identity.wake();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('knows whether the player signed in in this tab', async () => {
    const { identity, service } = setUp();
    expect(identity.whoIs()).toBeNull();
    await identity.sendCode('+254712345678', 'box');
    await identity.confirmCode(FAKE_CODE);
    expect(identity.whoIs()).toEqual({ uid: FAKE_USER.uid, isByThisTab: true });
    service.become({ ...FAKE_USER, uid: 'another-uid' });
    expect(identity.whoIs()).toEqual({ uid: 'another-uid', isByThisTab: false });
  });

  it('stops reporting to a removed listener', async () => {
    const { identity, stop, told, service } = setUp();
    await identity.wake();
    stop();
    service.become(FAKE_USER);
    expect(told).not.toContainEqual(FAKE_USER);
  });
});
