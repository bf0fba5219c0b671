import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadChunk } from './loadChunk';

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  jest.useRealTimers();
});

const failing = (times: number) => {
  const load = jest.fn<() => Promise<string>>();
  for (let time = 1; time <= times; time += 1) load.mockRejectedValueOnce(new Error(`failure ${time}`));
  return load.mockResolvedValue('the part');
};

describe('loadChunk', () => {
  it('tries twice more on a weak connection', async () => {
    const load = failing(2);
    const part = loadChunk(load);
    await jest.runAllTimersAsync();
    expect(await part).toBe('the part');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('gives up after that with the last error', async () => {
    const load = failing(3);
    const refused = expect(loadChunk(load)).rejects.toThrow('failure 3');
    await jest.runAllTimersAsync();
    await refused;
    expect(load).toHaveBeenCalledTimes(3);
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

  it('has all its tries again once it is back online', async () => {
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
