/** The button to the top has a place of its own: it covers nothing of the page, wherever the page is scrolled to. */
import type { Page } from '@playwright/test';
import { openPage } from './support/openPage.ts';
import { newPhone } from './support/players.ts';
import { scrollYOf } from './support/scrolling.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { fillMobile, mobileNumber, openDeposit, payButton } from './support/wallet.ts';

const VISITOR_PAGES = ['/', '/all-games', '/bonus', '/challenge', '/terms-conditions', '/responsible-gaming'];
const PLAYER_PAGES = ['/', '/profile', '/history', '/bonus', '/vip', '/referral'];

/** In px: where the button comes, and odd places further down. */
const FIRST = 301;
const STEP = 217;

const topButton = (page: Page) => page.getByRole('button', { name: 'Back to the top' });

/** What of the page is to be seen in the button's place, next to the button itself: controls, words and pictures. */
const covered = (page: Page): Promise<string[]> =>
  topButton(page).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
    const columns = [left + 1, (left + right) / 2, right - 1];
    const lines = [top + 1, (top + bottom) / 2, bottom - 1];
    const places = columns.flatMap((x) => lines.map((y) => ({ x, y })));
    /** The bottom bar hides what lies under it; its own controls count. */
    const seenAt = ({ x, y }: { x: number; y: number }) => {
      const stack = document.elementsFromPoint(x, y).filter((element) => !button.contains(element));
      const end = bar ? stack.indexOf(bar) : -1;
      return end < 0 ? stack : stack.slice(0, end);
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const THINGS = 'a, button, input, select, label, summary, [role], img, svg, canvas';
    const isThing = (element: Element) => hasWords(element) || element.matches(THINGS);
    return [...new Set(places.flatMap(seenAt).filter(isThing))].map((element) => element.outerHTML.slice(0, 120));
  });

async function expectNothingCovered(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  for (let y = FIRST; y < end + STEP; y += STEP) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await expect.poll(() => scrollYOf(page)).toBeGreaterThanOrEqual(Math.min(y, end) - 1);
    if ((await scrollYOf(page)) <= 300) continue;
    await expect(topButton(page)).toBeInViewport();
    expect(await covered(page), `${address} at ${y}`).toEqual([]);
    if (y > 20 * STEP) break;
  }
}

test("the button to the top covers nothing of a visitor's pages, and is large enough to press", async ({ page }) => {
  for (const address of VISITOR_PAGES) await expectNothingCovered(page, address);
  const { width, height } = (await topButton(page).boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('the button to the top covers nothing of home where its rows are wider than the window @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1040, height: 800 });
  await expectNothingCovered(page, '/');
});

test("the button to the top covers nothing of a player's pages, amounts least of all", async ({ page }) => {
  await signIn(page, newPhone());
  await openDeposit(page);
  await fillMobile(page, 1000, mobileNumber());
  await payButton(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const address of PLAYER_PAGES) await expectNothingCovered(page, address);
});

test('with reduced motion the button to the top leads there at once @phone', async ({ page }) => {
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
