/** Reflow (WCAG 1.4.10) and larger text (1.4.4): nothing has to be scrolled sideways to be read. */
import type { Page } from '@playwright/test';
import { openPage } from './support/openPage.ts';
import { EVERY_PAGE, PLAYER_PAGES } from './support/pages.ts';
import { newPhone, signIn } from './support/players.ts';
import { openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';

const TOUR_MS = 300_000;
const NARROWEST = { width: 320, height: 640 };

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Buttons and headings whose words do not fit into them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4;
    const isHiding = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    const isShown = (element: Element) => element.checkVisibility() && !element.closest('.visuallyHidden');
    const parts = [...document.querySelectorAll('main button, main h1, main h2, main article')];
    return parts
      .filter(
        (part) => isShown(part) && isHiding(part) && isCut(part) && getComputedStyle(part).textOverflow === 'clip',
      )
      .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`);
  });

/** What reaches past the window, with nothing around it that could be scrolled. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isPast = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const all = [...document.body.querySelectorAll('*')].filter(isPast);
    const innermost = all.filter((element) => ![...element.children].some(isPast));
    return [
      `${scrollWidth - clientWidth} px`,
      ...innermost.slice(0, 4).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

async function expectPagesToFit(page: Page, addresses: readonly string[]) {
  const problems: unknown[] = [];
  for (const address of addresses) {
    await openPage(page, address);
    await doubleText(page);
    const found = { tooWide: await tooWide(page), cutOff: await cutOff(page) };
    if (Object.values(found).some((list) => list.length > 0)) problems.push({ address, ...found });
  }
  expect(problems).toEqual([]);
}

test('every page fits with text at 200 %', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  await expectPagesToFit(page, EVERY_PAGE);
});

test('what is the player’s fits at 320 px with text at 200 % @phone', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  await signIn(page, newPhone());
  await page.setViewportSize(NARROWEST);
  await expectPagesToFit(page, PLAYER_PAGES);
  for (const id of ['deposit', 'withdraw', 'spinWheel']) {
    await openPage(page, '/vip');
    await openModal(page, id);
    const dialog = page.locator('dialog[open]').last();
    await expect(dialog.locator('[data-waiting], [aria-busy=true]')).toHaveCount(0);
    await doubleText(page);
    const excess = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(excess, `px that ${id} is too wide`).toBeLessThanOrEqual(0);
  }
});
