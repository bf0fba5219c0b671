import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import type { PageAnswers, PageEdition } from '../../../contract/madePages.ts';
import { MadePages, pictureHints } from './MadePages.ts';

const ENGLISH = { language: 'en', isSaving: false } as const;
const HOME = { page: 'home', ...ENGLISH };
const VIP = { page: 'vip', ...ENGLISH };

/** Reading one of these lists fails. */
const broken = new Set<string>();
/** Each list says this now. */
let said: Record<string, string> = {};
let providers: { name: string; status: string }[] = [];
const made: string[] = [];
const onError = jest.fn();

const render = async ({ page, language, isSaving }: PageEdition, answers: PageAnswers): Promise<string> => {
  made.push(`${page} ${language}${isSaving ? ' light' : ''}`);
  return `${page}: ${JSON.stringify(answers)}`;
};

const newPages = () =>
  new MadePages({
    render,
    read: async (list) => {
      if (broken.has(list)) throw new Error('the store is busy');
      return list === 'providers' ? providers : (said[list] ?? '');
    },
    policyOf: () => '',
    onError,
  });

const shown = async (pages: MadePages, edition: PageEdition) => (await pages.page(edition))?.body.toString();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.clearAllMocks();
  broken.clear();
  said = {};
  providers = [{ name: 'Simba Play', status: 'active' }];
  made.length = 0;
});
afterEach(() => void jest.useRealTimers());

describe('the pages made ahead', () => {
  it('are all there after the start, home first, each in every language, with and without data saver', async () => {
    const pages = newPages();
    await pages.remake([]);
    expect(made.slice(0, 4)).toEqual(['home en', 'home en light', 'home sw', 'home sw light']);
    expect(made).toHaveLength(pages.pages.length * 4);
    expect(new Set(made).size).toBe(made.length);
    expect(pages.pages).toEqual(
      expect.arrayContaining(['vip', 'games/slots', 'provider/simba-play', 'privacy-policy']),
    );
  });

  it('are made again when a list that they show changes, and no others are', async () => {
    const pages = newPages();
    await pages.remake([]);
    made.length = 0;
    said['vip-levels'] = 'gold';
    await pages.refresh(new Set(['vip-levels']));
    expect(made).toEqual(['vip en', 'vip en light', 'vip sw', 'vip sw light']);
    expect(await shown(pages, VIP)).toContain('gold');
    made.length = 0;
    await pages.refresh(new Set(['settings']));
    expect(made).toHaveLength(pages.pages.length * 4);
  });

  it('are made once more when their content changes while they are being made', async () => {
    const pages = newPages();
    const making = pages.remake([]);
    while (!made.includes('vip sw light')) await new Promise(setImmediate);
    said['vip-levels'] = 'platinum';
    void pages.refresh(new Set(['vip-levels']));
    await making;
    expect(await shown(pages, VIP)).toContain('platinum');
  });

  it('take turns while their content goes on changing: who has waited longest comes first', async () => {
    const pages = newPages();
    await pages.remake([]);
    made.length = 0;
    await pages.refresh(new Set(['games']));
    const count = made.length;
    made.length = 0;
    let making: Promise<void> | undefined;
    while (made.length < count) {
      said['games'] = `${made.length} are made`;
      making = pages.refresh(new Set(['games']));
      await new Promise(setImmediate);
    }
    await making;
    expect(new Set(made.slice(0, count)).size).toBe(count);
  });

  it('follow the providers: a new one has a page, and that of a gone one ends', async () => {
    const pages = newPages();
    await pages.remake([]);
    providers = [{ name: 'Old Quay', status: 'active' }];
    await pages.refresh(new Set(['providers']));
    expect(await shown(pages, { page: 'provider/old-quay', ...ENGLISH })).toContain('provider/old-quay');
    expect(await pages.page({ page: 'provider/simba-play', ...ENGLISH })).toBeUndefined();
  });

  it('are as many as the content says, whatever is asked for', async () => {
    const pages = newPages();
    await pages.remake([]);
    const count = made.length;
    for (const page of ['all-games?category=poker', 'provider/nobody', 'profile', 'no-such-page'])
      expect(await pages.page({ page, ...ENGLISH })).toBeUndefined();
    expect(made).toHaveLength(count);
  });

  it('come ahead of their turn when somebody asks before they are made, and are made once', async () => {
    const pages = newPages();
    const making = pages.remake([]);
    const answers = await Promise.all([shown(pages, VIP), shown(pages, VIP), shown(pages, HOME)]);
    expect(answers.every((answer) => answer !== undefined)).toBe(true);
    await making;
    expect(made.filter((name) => name === 'vip en')).toHaveLength(1);
  });

  it('are sent compressed as asked', async () => {
    const pages = newPages();
    await pages.remake([]);
    const zipped = await pages.page(VIP, 'gzip');
    expect(zipped?.encoding).toBe('gzip');
    expect(gunzipSync(zipped?.body ?? '').toString()).toBe(await shown(pages, VIP));
  });

  it('that cannot be made are tried again, each time after twice the pause, and the others are there', async () => {
    broken.add('vip-levels');
    const pages = newPages();
    await pages.remake([]);
    expect(onError).toHaveBeenCalledTimes(4);
    expect(await pages.page(VIP)).toBeUndefined();
    expect(await shown(pages, HOME)).toBeDefined();
    await jest.advanceTimersByTimeAsync(999);
    expect(onError).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(1);
    await pages.remake([]);
    expect(onError.mock.calls.length).toBeGreaterThanOrEqual(8);
    broken.clear();
    await jest.advanceTimersByTimeAsync(60_000);
    await pages.remake([]);
    expect(await shown(pages, VIP)).toContain('vip');
    const calls = made.length;
    await jest.advanceTimersByTimeAsync(120_000);
    expect(made).toHaveLength(calls);
  });

  it('keep the last good page after a failure', async () => {
    said['vip-levels'] = 'gold';
    const pages = newPages();
    await pages.remake([]);
    broken.add('vip-levels');
    await pages.refresh(new Set(['vip-levels']));
    expect(await shown(pages, VIP)).toContain('gold');
  });

  it('are those of no provider while the providers cannot be read, and all of them afterwards', async () => {
    broken.add('providers');
    const pages = newPages();
    await pages.remake([]);
    expect(pages.pages).toEqual(expect.arrayContaining(['home', 'vip', 'games/slots']));
    expect(pages.pages).not.toContain('provider/simba-play');
    broken.clear();
    await pages.remake([]);
    expect(await shown(pages, VIP)).toBeDefined();
    expect(await shown(pages, { page: 'provider/simba-play', ...ENGLISH })).toBeDefined();
  });

  it('are not made after the end', async () => {
    broken.add('vip-levels');
    const pages = newPages();
    await pages.remake([]);
    await pages.end();
    const count = made.length;
    await jest.advanceTimersByTimeAsync(120_000);
    await pages.refresh(new Set(['settings']));
    expect(await pages.page(VIP)).toBeUndefined();
    expect(made).toHaveLength(count);
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
