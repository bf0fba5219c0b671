import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HomePages, pictureHints } from './HomePages.ts';

describe('home that could not be made', () => {
  const ENGLISH = { language: 'en', isSaving: false } as const;

  /** Reading the content fails so often from now on. */
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

const AVIF = '<source type="image/avif" srcSet="/images/hero/left.avif"/>';
const image = (src: string, priority = 'high') => `<img class="a" src="${src}" alt="" fetchPriority="${priority}"/>`;

describe('the hints of a page', () => {
  it('name its first pictures, in the better format when there is one', () => {
    const html = `<picture class="p">${AVIF}${image('/images/hero/left.webp')}</picture><picture>${image('/uploads/b.jpg')}</picture>`;
    expect(pictureHints(html)).toBe(
      '</images/hero/left.avif>; rel=preload; as=image; type="image/avif"; fetchpriority=high, ' +
        '</uploads/b.jpg>; rel=preload; as=image; fetchpriority=high',
    );
  });

  it.each([
    ['a picture that can wait', image('/a.webp', 'low')],
    ["another site's picture, by the scheme of the page", image('//cdn.example/a.webp')],
    [
      'a picture of several widths',
      `<source type="image/avif" srcSet="/a.avif 240w, /b.avif 480w"/>${image('/a.webp')}`,
    ],
    [
      'a picture whose file depends on the screen',
      `<source media="(width &lt; 640px)" type="image/avif" srcSet="/a-phone.avif"/>${AVIF}${image('/a.webp')}`,
    ],
    ["another site's picture", image('https://cdn.example/a.webp')],
    ['an address that would end the header', image('/a.webp>; rel=x, </b')],
  ])('leave out %s', (_, picture) => {
    expect(pictureHints(`<picture>${picture}</picture>`)).toBe('');
  });
});
