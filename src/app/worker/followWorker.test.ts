import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { noteVersion, useIsVersionUntold } from '@/shared/newVersion';
import { fakeApi } from '@/testing/fakeApi';
import { BUILDS, release } from '@/testing/releases';
import { followWorker } from './followWorker';

/** A service worker as far as a page knows it. */
class FakeWorker extends EventTarget {
  postMessage = jest.fn<(message: unknown) => void>();
}

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
  const follow = () => followWorker(container as never);
  /** A newer worker arrives, and is ready. */
  const arrive = () => {
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { installing: null, waiting: worker });
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  };
  return { active, register, follow, arrive };
}

const isTold = () => {
  const { result } = renderHook(useIsVersionUntold);
  return () => result.current;
};

beforeEach(() => fakeApi({}));
afterEach(() => act(() => noteVersion(false)));

describe('the first visit', () => {
  it('installs the worker past the cache, and gives it what was loaded before it', async () => {
    const loaded = [
      `${window.location.origin}/assets/main.aaaaaa.js`,
      `${window.location.origin}/images/games/simba.webp`,
      `${window.location.origin}/api/settings`,
      'https://elsewhere.example/assets/other.js',
    ];
    Object.assign(performance, { getEntriesByType: () => loaded.map((name) => ({ name })) });
    const { register, active, follow } = buildBrowser();
    await follow();
    Reflect.deleteProperty(performance, 'getEntriesByType');
    expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
    expect(active.postMessage.mock.calls).toEqual([
      [{ type: 'CACHE_URLS', payload: { urlsToCache: loaded.slice(0, 2) } }],
    ]);
  });

  it('has no newer worker to meet while its own arrives', async () => {
    const asked = release(BUILDS.later);
    Object.assign(performance, { getEntriesByType: () => [] });
    const { follow, arrive } = buildBrowser();
    await follow();
    Reflect.deleteProperty(performance, 'getEntriesByType');
    expect(arrive().postMessage).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a later visit', () => {
  it('gives the worker nothing', async () => {
    const controller = new FakeWorker();
    await buildBrowser({ controller }).follow();
    expect(controller.postMessage).not.toHaveBeenCalled();
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
