import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeTimings } from '@/testing/fakeTimings';
import { watchVisited } from './watchVisited';

const QUIET_MS = 3_000;
const tell = jest.fn<(addresses: string[]) => void>();
const idle: (() => void)[] = [];
let left: AbortController;

const address = (path: string) => new URL(path, window.location.origin).href;
const SIMBA = address('/images/games/simba.webp');
const TWIGA = address('/images/games/twiga.webp');

/** Reports a file that was loaded without the service worker's script. */
const load = (name: string, timing: { responseStatus?: number; workerStart?: number } = {}) =>
  FakeTimings.deliver({ name, responseStatus: 200, workerStart: 0, ...timing });
const rest = () => {
  jest.advanceTimersByTime(QUIET_MS);
  idle.splice(0).forEach((act) => act());
};
const turn = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const told = () => tell.mock.calls.map(([addresses]) => addresses);

beforeEach(() => {
  jest.useFakeTimers();
  FakeTimings.install();
  idle.length = 0;
  window.requestIdleCallback = (act) => idle.push(act as () => void);
  window.cancelIdleCallback = () => void idle.pop();
  left = new AbortController();
  watchVisited(tell, left.signal);
});
afterEach(() => {
  left.abort();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  FakeTimings.uninstall();
  jest.useRealTimers();
});

describe('what a visit loads past the service worker', () => {
  it('is told at once when nothing more has come for a while and the browser is idle', () => {
    load(SIMBA);
    jest.advanceTimersByTime(QUIET_MS - 1);
    load(TWIGA);
    jest.advanceTimersByTime(QUIET_MS - 1);
    expect(idle).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(told()).toEqual([]);
    idle.shift()?.();
    expect(told()).toEqual([[SIMBA, TWIGA]]);
  });

  it('waits again when more comes before the browser is idle', () => {
    load(SIMBA);
    jest.advanceTimersByTime(QUIET_MS);
    load(TWIGA);
    expect(idle).toEqual([]);
    rest();
    expect(told()).toEqual([[SIMBA, TWIGA]]);
  });

  it('is told once, however often it is loaded', () => {
    load(SIMBA);
    load(SIMBA);
    rest();
    load(SIMBA);
    rest();
    load(TWIGA);
    rest();
    expect(told()).toEqual([[SIMBA], [TWIGA]]);
  });

  it('is at most as much as the worker keeps, the latest', () => {
    const many = Array.from({ length: 201 }, (_, index) => address(`/images/games/${index}.webp`));
    many.forEach((name) => load(name));
    rest();
    expect(told()).toEqual([many.slice(1)]);
  });

  it('has scripts and styles, from before there was a worker', () => {
    load(address('/assets/main.aaaaaa.js'));
    rest();
    expect(told()).toEqual([[address('/assets/main.aaaaaa.js')]]);
  });

  it('has pictures that a static route took, although the browser names a time for the worker', () => {
    load(SIMBA, { workerStart: 12 });
    rest();
    expect(told()).toEqual([[SIMBA]]);
  });

  it.each([
    ['a script that the worker was asked for', address('/assets/main.aaaaaa.js'), { workerStart: 12 }],
    ['a drawing that the worker was asked for', address('/images/logo.svg'), { workerStart: 12 }],
    ['what did not come', SIMBA, { responseStatus: 0 }],
    ['what is missing', SIMBA, { responseStatus: 404 }],
    ['answers of the server', address('/api/settings'), {}],
    ['another site', 'https://elsewhere.example/images/simba.webp', {}],
  ])('is not %s', (_what, name, timing) => {
    load(name, timing);
    rest();
    turn('hidden');
    expect(told()).toEqual([]);
  });

  it('has what failed before, once it comes', () => {
    load(SIMBA, { responseStatus: 0 });
    load(SIMBA);
    rest();
    expect(told()).toEqual([[SIMBA]]);
  });

  it('is told in a browser that does not say how a request ended', () => {
    FakeTimings.deliver({ name: SIMBA, workerStart: 0 } as never);
    rest();
    expect(told()).toEqual([[SIMBA]]);
  });
});

describe('a page that is left', () => {
  it('tells the rest at once, with what the browser has not reported yet, and not again', () => {
    load(SIMBA);
    for (const name of [TWIGA, TWIGA]) FakeTimings.hold({ name, responseStatus: 200, workerStart: 0 });
    turn('hidden');
    expect(told()).toEqual([[SIMBA, TWIGA]]);
    rest();
    turn('hidden');
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('tells nothing early when it is shown again', () => {
    load(SIMBA);
    turn('visible');
    expect(told()).toEqual([]);
  });

  it.each([
    ['while it waits for quiet', () => undefined],
    ['while it waits to be idle', () => jest.advanceTimersByTime(QUIET_MS)],
  ])('tells nothing after the end of the app, %s', (_when, wait) => {
    load(SIMBA);
    wait();
    left.abort();
    load(TWIGA);
    rest();
    turn('hidden');
    expect([told(), jest.getTimerCount(), idle.length]).toEqual([[], 0, 0]);
  });

  it('watches nothing when the app has ended before', () => {
    const other = jest.fn();
    watchVisited(other, AbortSignal.abort());
    load(SIMBA);
    rest();
    expect(other).not.toHaveBeenCalled();
  });
});
