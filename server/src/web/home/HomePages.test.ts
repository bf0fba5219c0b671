import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HomePages } from './HomePages.ts';

const ENGLISH = { language: 'en', isSaving: false } as const;

/** How often reading the content fails, from now on. */
let failures = 0;
const onError = jest.fn();
const read = jest.fn(async () => {
  failures -= 1;
  if (failures >= 0) throw new Error('the store is busy');
  return { settings: {}, providers: [], lobby: {}, hero: [] };
});

const newPages = () =>
  new HomePages({
    render: async ({ language, isSaving }) => `<p>${language}${isSaving ? ' light' : ''}</p>`,
    read,
    policyOf: () => '',
    onError,
  });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.clearAllMocks();
});
afterEach(() => void jest.useRealTimers());

describe('home that could not be made', () => {
  it('is tried again, each time after twice the pause, until it is made', async () => {
    failures = 8;
    const pages = newPages();
    await pages.refresh();
    expect(await pages.page(ENGLISH)).toBeUndefined();
    await jest.advanceTimersByTimeAsync(999);
    expect(read).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(8);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(read).toHaveBeenCalledTimes(8);
    await jest.advanceTimersByTimeAsync(1);
    await pages.refresh();
    expect((await pages.page(ENGLISH))?.body.toString()).toBe('<p>en</p>');
    expect(onError).toHaveBeenCalledTimes(8);
    const calls = read.mock.calls.length;
    await jest.advanceTimersByTimeAsync(120_000);
    expect(read).toHaveBeenCalledTimes(calls);
  });

  it('is not tried again at the end', async () => {
    failures = 1;
    const pages = newPages();
    await pages.refresh();
    await pages.end();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(read).toHaveBeenCalledTimes(4);
  });
});
