import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mayPrefetch } from './connection';
import { loadInTurn } from './prefetch';

const mayLoadOn = (connection?: object) => mayPrefetch({ connection } as never);

describe('a connection', () => {
  it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'of %j is slow or saves data, so nothing is loaded ahead',
    (connection) => expect(mayLoadOn(connection)).toBe(false),
  );

  it.each([{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }, undefined])(
    'of %j is good enough to load parts ahead',
    (connection) => expect(mayLoadOn(connection)).toBe(true),
  );
});

describe('parts that are loaded ahead', () => {
  const idle: (() => void)[] = [];
  /** Lets the browser be idle once. */
  const beIdle = async () => {
    idle.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  const part = (answer: () => Promise<unknown> = () => Promise.resolve()) => jest.fn(answer);

  beforeEach(() => {
    idle.length = 0;
    window.requestIdleCallback = (act) => idle.push(act as () => void);
    window.cancelIdleCallback = () => void idle.pop();
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it('come one by one, each in an idle moment', async () => {
    const [first, second] = [part(), part()];
    loadInTurn([first, second]);
    expect(first).not.toHaveBeenCalled();
    await beIdle();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
    await beIdle();
    expect(second).toHaveBeenCalledTimes(1);
    expect(idle).toEqual([]);
  });

  it('end with one that does not load', async () => {
    const second = part();
    loadInTurn([part(() => Promise.reject(new Error('offline'))), second]);
    await beIdle();
    expect(idle).toEqual([]);
    expect(second).not.toHaveBeenCalled();
  });

  it('end when they are stopped, before and while one loads', async () => {
    const [first, second] = [part(), part()];
    loadInTurn([first])();
    expect(idle).toEqual([]);
    const stop = loadInTurn([first, second]);
    const moment = beIdle();
    stop();
    await moment;
    expect(first).toHaveBeenCalledTimes(1);
    expect(idle).toEqual([]);
  });

  it('wait for the page to be loaded', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    loadInTurn([part()]);
    expect(idle).toEqual([]);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(idle).toHaveLength(1);
  });
});
