import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { loadChunk, preloadablePart } from './lazyPart';

describe('a part that loads late', () => {
  const Arrived = () => 'arrived';
  const chunk = { default: Arrived };

  it('is rendered at once when it was loaded early', async () => {
    const { Part, preload } = preloadablePart(() => Promise.resolve(chunk));
    await preload();
    render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    );
    expect(screen.getByText('arrived')).toBeInTheDocument();
  });

  it('is loaded early only once, so that nobody waits for a missing connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(() => Promise.reject<typeof chunk>(new Error('offline')));
    await expect(preloadablePart(load).preload()).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded again when it could not be loaded early, while it renders', async () => {
    const load = jest.fn(() => Promise.resolve(chunk)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { Part, preload } = preloadablePart(load);
    await preload().catch(() => undefined);
    render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('arrived')).toBeInTheDocument();
  });
});

let isOnline = true;
const errorOf = (name: string, message: string) => Object.assign(new Error(message), { name });
const networkFailure = (message: string) => errorOf('ChunkLoadError', message);

const failingWith = (...errors: unknown[]) => {
  const load = jest.fn<() => Promise<string>>();
  errors.forEach((error) => load.mockRejectedValueOnce(error));
  return load.mockResolvedValue('the part');
};

const failing = (times: number) =>
  failingWith(...Array.from({ length: times }, (_, index) => networkFailure(`failure ${index + 1}`)));

describe('loading a chunk', () => {
  beforeEach(() => {
    isOnline = true;
    jest.useFakeTimers();
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is tried twice more on a weak connection', async () => {
    const load = failing(2);
    const part = loadChunk(load);
    await jest.runAllTimersAsync();
    expect(await part).toBe('the part');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('fails after that with the first error', async () => {
    const load = failing(3);
    const refused = expect(loadChunk(load)).rejects.toThrow('failure 1');
    await jest.runAllTimersAsync();
    await refused;
    expect(load).toHaveBeenCalledTimes(3);
  });

  it.each([
    errorOf('ChunkLoadError', 'Loading chunk wallet failed.'),
    new TypeError('Failed to fetch'),
    new TypeError('Failed to fetch dynamically imported module: http://localhost:3000/assets/wallet.js'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
  ])('is tried again after "%s"', async (error) => {
    const load = failingWith(error);
    const part = loadChunk(load);
    await jest.runAllTimersAsync();
    expect(await part).toBe('the part');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    new Error("Cannot find module 'valibot'"),
    new ReferenceError("Cannot access 'x' before initialization"),
    new TypeError('x is not a function'),
    'a word',
  ])('fails at once with "%s", which a new try cannot repair', async (error) => {
    isOnline = false;
    const load = failingWith(error);
    await expect(loadChunk(load)).rejects.toBe(error);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps the first error when a later try fails for another reason', async () => {
    const refused = expect(loadChunk(failingWith(networkFailure('no answer'), new Error('half made')))).rejects.toThrow(
      'no answer',
    );
    await jest.runAllTimersAsync();
    await refused;
  });

  describe('in development', () => {
    beforeEach(() => void Object.assign(globalThis, { __DEV_TOOLS__: true }));
    afterEach(() => void Object.assign(globalThis, { __DEV_TOOLS__: undefined }));

    it('writes each error to the console, the first one first', async () => {
      const told = jest.spyOn(console, 'error').mockReturnValue();
      const [first, second] = [networkFailure('no answer'), new Error('half made')];
      const refused = expect(loadChunk(failingWith(first, second))).rejects.toBe(first);
      await jest.runAllTimersAsync();
      await refused;
      expect(told.mock.calls).toEqual([[first], [second]]);
    });
  });

  it('writes nothing to the console in production', async () => {
    const told = jest.spyOn(console, 'error').mockReturnValue();
    await expect(loadChunk(failingWith(new Error('a bug')))).rejects.toThrow('a bug');
    expect(told).not.toHaveBeenCalled();
  });

  it('waits for the connection while offline', async () => {
    isOnline = false;
    const load = failing(1);
    const part = loadChunk(load);
    await jest.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(1);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    expect(await part).toBe('the part');
  });

  it('has all its tries again when the connection is back', async () => {
    isOnline = false;
    const load = failing(3);
    const part = loadChunk(load);
    await jest.runAllTimersAsync();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await jest.runAllTimersAsync();
    expect(await part).toBe('the part');
    expect(load).toHaveBeenCalledTimes(4);
  });
});
