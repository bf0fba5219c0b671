import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { noteVersion, useIsVersionUntold } from '@/shared/newVersion';
import { fakeApi } from '@/testing/fakeApi';
import { FakeTimings } from '@/testing/fakeTimings';
import { BUILDS, release } from '@/testing/releases';
import { followWorker } from './useServiceWorker';

/** A service worker as far as a page knows it. */
class FakeWorker extends EventTarget {
  postMessage = jest.fn<(message: unknown) => void>();
}

let left: AbortController;

/** The browser's part: a visit without a worker, or with one. */
function buildBrowser({ controller, waiting }: { controller?: FakeWorker; waiting?: FakeWorker } = {}) {
  const active = controller ?? new FakeWorker();
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting: waiting ?? null,
    installing: null as FakeWorker | null,
  });
  const register = jest.fn(async () => registration);
  const container = { controller: controller ?? null, register, ready: Promise.resolve(registration) };
  const follow = () => followWorker(left.signal, container as never);
  /** A newer worker arrives, and is ready. */
  const arrive = () => {
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { installing: null, waiting: worker });
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  };
  /** A newer worker has taken over. */
  const replace = () => {
    registration.active = new FakeWorker();
    return registration.active;
  };
  return { active, register, follow, arrive, replace };
}

const isTold = () => {
  const { result } = renderHook(useIsVersionUntold);
  return () => result.current;
};

/** Loads parts that the worker has not seen, then the player looks elsewhere. */
function leaveAfter(...addresses: string[]) {
  addresses.forEach((name) => FakeTimings.deliver({ name, responseStatus: 200, workerStart: 0 }));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

const PICTURE = `${window.location.origin}/images/games/simba.webp`;

beforeEach(() => {
  fakeApi({});
  FakeTimings.install();
  left = new AbortController();
});
afterEach(() => {
  left.abort();
  FakeTimings.uninstall();
  act(() => noteVersion(false));
});

describe('the first visit', () => {
  it('installs the worker past the cache, and tells it what it has not seen', async () => {
    const { register, active, follow } = buildBrowser();
    await follow();
    expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
    leaveAfter(PICTURE, `${window.location.origin}/api/settings`);
    expect(active.postMessage.mock.calls).toEqual([[{ type: 'CACHE_URLS', payload: { urlsToCache: [PICTURE] } }]]);
  });

  it('has no newer worker to meet while its own arrives', async () => {
    const asked = release(BUILDS.later);
    const { follow, arrive } = buildBrowser();
    await follow();
    expect(arrive().postMessage).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  });

  it('tells nothing after the end of the app', async () => {
    const { active, follow } = buildBrowser();
    await follow();
    left.abort();
    leaveAfter(PICTURE);
    expect(active.postMessage).not.toHaveBeenCalled();
  });
});

describe('a later visit', () => {
  it('tells the worker that is there by then', async () => {
    const controller = new FakeWorker();
    const { follow, replace } = buildBrowser({ controller });
    await follow();
    const newer = replace();
    leaveAfter(PICTURE);
    expect([controller.postMessage.mock.calls.length, newer.postMessage.mock.calls.length]).toEqual([0, 1]);
  });

  it.each([
    ['of a former build says that a new version waits', BUILDS.later, true],
    ['that cannot know its build says so too', undefined, true],
    ['of the present build lets the new worker take over without a word', BUILDS.own, false],
  ])('%s', async (_what, present, isNotice) => {
    release(present);
    const told = isTold();
    const waiting = new FakeWorker();
    await act(() => buildBrowser({ controller: new FakeWorker(), waiting }).follow());
    if (isNotice) await waitFor(() => expect(told()).toBe(true));
    else await waitFor(() => expect(waiting.postMessage.mock.calls).toEqual([['take over']]));
    expect([told(), waiting.postMessage.mock.calls.length]).toEqual([isNotice, isNotice ? 0 : 1]);
  });

  it('meets a worker that arrives while the page is open', async () => {
    release(BUILDS.later);
    const told = isTold();
    const { follow, arrive } = buildBrowser({ controller: new FakeWorker() });
    await follow();
    expect(told()).toBe(false);
    arrive();
    await waitFor(() => expect(told()).toBe(true));
  });

  it('says to its caller when the browser refuses a worker', async () => {
    const { follow, register } = buildBrowser();
    register.mockRejectedValue(new TypeError('no storage'));
    await expect(follow()).rejects.toThrow('no storage');
  });
});
