import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { BUILDS, release } from '@/testing/releases';
import { settleRequests } from '@/testing/unknownRequests';
import { useIsReachable } from './useIsReachable';

const AGAIN_MS = 15_000;
const comeFrom = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });

const cameOnline = jest.fn();
const open = () => renderHook(useIsReachable);
/** Time for another question, were there any. */
const waitLonger = () =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(2 * AGAIN_MS);
    await settleRequests();
  });

beforeEach(() => {
  fakeApi({});
  comeFrom({});
  window.addEventListener('online', cameOnline);
  // Answers come by other timers.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
  window.removeEventListener('online', cameOnline);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the site of a page', () => {
  it('of the network is there: nothing is asked', async () => {
    comeFrom(null);
    const asked = release(undefined);
    const { result } = open();
    await waitLonger();
    expect(result.current).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(Object.entries(BUILDS))(
    'of a service worker is there when it answers with the %s build',
    async (_of, present) => {
      const asked = release(present);
      const { result } = open();
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
      await waitLonger();
      expect(result.current).toBe(true);
      expect(asked).toHaveBeenCalledTimes(1);
      expect(cameOnline).not.toHaveBeenCalled();
    },
  );

  it('of a service worker is gone without an answer, until there is one, and then says so as a browser does', async () => {
    release(undefined);
    const { result } = open();
    await waitFor(() => expect(result.current).toBe(false));
    const asked = release(undefined);
    await act(() => jest.advanceTimersByTimeAsync(AGAIN_MS));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect([result.current, cameOnline.mock.calls.length]).toEqual([false, 0]);
    release(BUILDS.own);
    await act(() => jest.advanceTimersByTimeAsync(AGAIN_MS));
    await waitFor(() => expect(result.current).toBe(true));
    expect(cameOnline).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again by a page that is left', async () => {
    release(undefined);
    const { result, unmount } = open();
    await waitFor(() => expect(result.current).toBe(false));
    unmount();
    const asked = release(undefined);
    await waitLonger();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not asked for again either when the page is left before the answer', async () => {
    const asked = release(undefined);
    const { unmount } = open();
    unmount();
    await waitLonger();
    await waitLonger();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
