/** Reflow (WCAG 1.4.10) and larger text (1.4.4) together, for players: nothing must be scrolled sideways. */
import { cutOff, doubleText, tooWide } from './support/fits.ts';
import { openPage, turnTo } from './support/openPage.ts';
import { PLAYER_PAGES } from './support/pages.ts';
import { newPhone } from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const TOUR_MS = 300_000;
const NARROWEST = { width: 320, height: 640 };

test('the pages of a signed-in player fit at 320 px with 200 % text size', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  await signIn(page, newPhone());
  await page.setViewportSize(NARROWEST);
  const problems: unknown[] = [];
  await openPage(page, '/');
  for (const address of PLAYER_PAGES) {
    await turnTo(page, address);
    await doubleText(page);
    const found = { tooWide: await tooWide(page.locator('html')), cutOff: await cutOff(page.locator('main')) };
    if (Object.values(found).some((list) => list.length > 0)) problems.push({ address, ...found });
  }
  expect(problems).toEqual([]);
});
