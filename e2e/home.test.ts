import type { Locator, Page } from '@playwright/test';
import { cardsIn } from './support/games.ts';
import { holdScript } from './support/holdScript.ts';
import { expectNothingMoved, watchLayoutShift } from './support/layoutShift.ts';
import { scrollThrough } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

const FIRST_CALLS = ['/api/settings', '/api/providers', '/api/games?list=lobby', '/api/content/hero'];

/** The number of requests of each path. */
function countCalls(page: Page): (path: string) => number {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    calls.push(pathname + search);
  });
  return (path) => calls.filter((call) => call === path).length;
}

/**
 * The moving logos over one loop: the fewest that are completely visible, and the most that are cut; and those cut
 * during a pause.
 */
const readLoop = (strip: Locator) =>
  strip.evaluate((section) => {
    const logos = [...section.querySelectorAll('li')];
    const frame = logos.at(-1)?.closest('div')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const [pinned] = logos;
    const [loop] = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) === 20_000);
    loop?.pause();
    const look = (at: number) => {
      if (loop) loop.currentTime = at;
      const boxes = logos.slice(1).map((logo) => logo.getBoundingClientRect());
      const seen = boxes.filter(({ left, right }) => right > frame.left + 1 && left < frame.right - 1);
      const whole = seen.filter(({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1);
      return { whole: whole.length, cut: seen.length - whole.length };
    };
    const loops = Array.from({ length: 200 }, (_, step) => look(step * 100));
    const [first = { whole: 0, cut: 0 }] = loops;
    const pause = section.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
    return {
      fewestWhole: Math.min(...loops.map(({ whole }) => whole)),
      atRest: first,
      restingShare: loops.filter(({ cut }) => cut === 0).length / loops.length,
      isClearOfPause: frame.right <= pause.left,
      isFirstPinned:
        loops.length > 0 && pinned?.textContent === 'M-Pesa' && pinned.getBoundingClientRect().right <= frame.left,
      areWordsWhole: logos.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
    };
  });

async function expectSections(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the ultimate gaming experience');
  await expect(page.getByRole('heading', { name: 'Welcome pack' })).toBeVisible();
  await expect(page.getByText('75 free spins')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Play, win, cash out to M-Pesa' })).toBeVisible();
  await expect(page.getByText('15 min')).toBeVisible();
  const payments = page.getByRole('region', { name: 'Ways to pay' });
  await expect(payments.getByRole('listitem')).toHaveText([
    'M-Pesa',
    'VISA',
    'Mastercard',
    'BNB',
    'Bitcoin',
    'Ethereum',
    'Tether',
  ]);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Play now',
    'Welcome pack',
    'Play, win, cash out to M-Pesa',
    'Top games',
    'New games',
    'Karata Originals',
    'Mwamba Reels',
    'Moonlit Dhow',
    'Jackpots',
    'Races',
    'Welcome bonuses',
    'Latest bets',
  ]);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation')).toHaveCount(3);
  await expect(footer.getByRole('link', { name: /support@/ })).toBeVisible();
}

test('the home page shows every section in its order, with five games in a row, and nothing moves while it loads @both', async ({
  page,
}) => {
  await watchLayoutShift(page);
  const callsOf = countCalls(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest bets' })).toBeAttached();
  await test.step('nothing moves while it loads or comes into view', async () => {
    await scrollThrough(page);
    await expectNothingMoved(page);
  });
  await test.step('every section is in its order', () => expectSections(page));
  await test.step('there are five games in a row', async () => {
    for (const row of ['Top games', 'New games', 'Karata Originals', 'Mwamba Reels', 'Moonlit Dhow']) {
      await expect(cardsIn(page.getByRole('region', { name: row }))).toHaveCount(5);
    }
  });
  await test.step('no list of the first screen is requested, because the page has them', () => {
    expect(FIRST_CALLS.map((call) => [call, callsOf(call)])).toEqual(FIRST_CALLS.map((call) => [call, 0]));
  });
});

test('home is whole before its script has come, and what is pressed meanwhile is kept and answered once', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'commit' });
  const top = page.getByRole('region', { name: 'Top games' });
  const quick = page.getByRole('region', { name: 'Play now' });
  await test.step('banner, games and the first pictures are there', async () => {
    await expect(page.getByText('75 free spins')).toBeVisible();
    await expect(cardsIn(top)).toHaveCount(5);
    await expect
      .poll(() =>
        quick
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });
  await test.step('its pictures are asked for before its scripts', () => {
    const beforeScripts = asked.slice(
      0,
      asked.findIndex((path) => path.endsWith('.js')),
    );
    expect(beforeScripts.filter((path) => path.startsWith('/images/hero/'))).toHaveLength(2);
    expect(beforeScripts.filter((path) => path.startsWith('/images/games/'))).toHaveLength(7);
  });
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Log In' });
  await test.step('a pressed button waits', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).tap();
    await logIn.tap();
    await expect(page.locator('button[aria-busy=true]')).toHaveText('Log In');
  });
  await test.step('the last press is answered when the script has come', async () => {
    letGo();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('at least three payment methods are completely visible at any time, M-Pesa always, and the pause button covers none', async ({
    page,
  }) => {
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Ways to pay' });
    await expect(strip.getByRole('listitem').first()).toHaveText('M-Pesa');
    const { restingShare, ...loop } = await readLoop(strip);
    expect(loop).toEqual({
      fewestWhole: 2,
      atRest: { whole: 3, cut: 0 },
      isClearOfPause: true,
      isFirstPinned: true,
      areWordsWhole: true,
    });
    expect(restingShare).toBeGreaterThan(0.7);
  });
});
