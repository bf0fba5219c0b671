/** The button to the top covers nothing of the page, at every scroll position. */
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll.ts';
import { expectSettled, openPage, turnTo } from './support/openPage.ts';
import { newPhone } from './support/players.ts';
import { scrollYOf } from './support/scrolling.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { payIn } from './support/payIn.ts';

const VISITOR_PAGES = ['/all-games', '/bonus', '/challenge', '/terms-conditions', '/responsible-gaming'];
const PLAYER_PAGES = ['/profile', '/history', '/bonus', '/vip', '/referral'];

/** The button appears at the first place, in px; the others are further down. */
const FIRST = 301;
const STEP = 217;
const LAST = 21 * STEP;

const topButton = (page: Page) => page.getByRole('button', { name: 'Back to the top' });

/**
 * Visible controls, texts and pictures in the button's place. Scrolls within the page, because a call from outside for
 * each position would be slow.
 */
const covered = (page: Page): Promise<string[]> =>
  topButton(page).evaluate(
    async (button, { first, step, last }) => {
      const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
      // A browser with too much to do can leave out a frame.
      const painted = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
          setTimeout(resolve, 2_000);
        });
      /** The bottom bar hides what is under it; its own controls count. */
      const seenAt = ({ x, y }: { x: number; y: number }) => {
        const stack = document.elementsFromPoint(x, y).filter((element) => !button.contains(element));
        const end = bar ? stack.indexOf(bar) : -1;
        return end < 0 ? stack : stack.slice(0, end);
      };
      const hasWords = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const THINGS = 'a, button, input, select, label, summary, [role], img, svg, canvas';
      const isThing = (element: Element) => hasWords(element) || element.matches(THINGS);
      const coveredNow = () => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const isInView = button.checkVisibility() && top >= 0 && bottom <= window.innerHeight;
        const columns = [left + 1, (left + right) / 2, right - 1];
        const lines = [top + 1, (top + bottom) / 2, bottom - 1];
        const places = columns.flatMap((x) => lines.map((y) => ({ x, y })));
        const things = [...new Set(places.flatMap(seenAt).filter(isThing))];
        return [...(isInView ? [] : ['no button']), ...things.map((thing) => thing.outerHTML.slice(0, 120))];
      };
      const found: string[] = [];
      const end = document.documentElement.scrollHeight - window.innerHeight;
      for (let y = first; y < end + step && y <= last; y += step) {
        window.scrollTo(0, y);
        await painted();
        found.push(...coveredNow().map((thing) => `at ${Math.round(window.scrollY)}: ${thing}`));
      }
      return found;
    },
    { first: FIRST, step: STEP, last: LAST },
  );

async function expectNothingCovered(page: Page): Promise<void> {
  // A newly opened page scrolls to its top in one frame, so this waits for another.
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        const scroll = () => {
          window.scrollTo(0, y);
          resolve();
        };
        const late = setTimeout(scroll, 2_000);
        requestAnimationFrame(() => {
          clearTimeout(late);
          scroll();
        });
      }),
    FIRST,
  );
  // A page that is not longer has no button.
  if ((await scrollYOf(page)) < FIRST) return;
  await expect(topButton(page)).toBeInViewport();
  expect(await covered(page), page.url()).toEqual([]);
}

test('the button to the top covers nothing on the pages of a visitor, and is large enough to press @both', async ({
  page,
}) => {
  await openPage(page, '/');
  await expectNothingCovered(page);
  for (const address of VISITOR_PAGES) {
    await turnTo(page, address);
    await expectNothingCovered(page);
  }
  const { width, height } = (await topButton(page).boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('the button to the top covers nothing on the home page when its rows are wider than the window @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1040, height: 800 });
  await openPage(page, '/');
  await expectNothingCovered(page);
});

test('the button to the top covers nothing on the pages of a player, and no page scrolls sideways', async ({
  page,
}) => {
  await signIn(page, newPhone());
  await payIn(page, 1_000);
  await expectSettled(page);
  await expectNothingCovered(page);
  for (const address of PLAYER_PAGES) {
    await turnTo(page, address);
    await expectNothingCovered(page);
    await expectNoSidewaysScroll(page);
  }
});

test('with reduced motion the button to the top scrolls at once', async ({ page }) => {
  await openPage(page, '/all-games');
  await page.evaluate(() => window.scrollTo(0, 4_000));
  const positions = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        window.addEventListener('scroll', () => {
          seen.push(window.scrollY);
          if (window.scrollY === 0) resolve(seen);
        });
      }),
  );
  await topButton(page).click();
  expect((await positions).filter((y) => y !== 4_000)).toEqual([0]);
});
