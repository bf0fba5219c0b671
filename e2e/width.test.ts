/** No page is wider than its window, and nothing is cut off: normally, narrower, and with larger text (WCAG 1.4.4). */
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll.ts';
import { FitTour } from './support/FitTour.ts';
import { resetText } from './support/fits.ts';
import { openGame } from './support/games.ts';
import { openPage, speak, turnTo } from './support/openPage.ts';
import { EVERY_PAGE, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const TOUR_MS = 300_000;
const LARGE_SCREENS = [
  { width: 768, height: 1024 },
  { width: 1_440, height: 900 },
];

test('no page scrolls sideways, and every page fits with 200 % text size @desktop', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  const tour = new FitTour(page);
  await openPage(page, '/');
  for (const address of [...EVERY_PAGE, '/no-such-page']) {
    await resetText(page);
    await turnTo(page, address);
    await expectNoSidewaysScroll(page);
    for (const size of LARGE_SCREENS) {
      await page.setViewportSize(size);
      await tour.lookAtPage(`${address} at ${size.width} px`);
    }
  }
  tour.expectNothing();
});

test('no game scrolls sideways in its frame, and axe finds nothing in the player @desktop', async ({ page }) => {
  for (const name of ['Simba Gold', 'Kupaa', 'Migodi ya Almasi', 'Dadu Mbili']) {
    await test.step(name, async () => {
      await openGame(page, name);
      const game = page.frameLocator('iframe').locator('html');
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await game.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    });
  }
});

test('the foot of a page has its height before it is drawn @desktop', async ({ page }) => {
  const foot = page.getByRole('contentinfo');
  const height = () => foot.evaluate((element) => element.getBoundingClientRect().height);
  for (const width of [360, 768, 1_440]) {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, '/');
    const kept = await height();
    await foot.evaluate((element) => element.scrollIntoView());
    await expect(foot.getByRole('heading').first()).toBeInViewport();
    expect(Math.abs((await height()) - kept), `the foot at ${width} px`).toBeLessThan(60);
  }
});

test('each choice of the bar is whole in a wide window @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 740 });
  await openPage(page, '/');
  for (const language of LANGUAGES) {
    await speak(page, language);
    const bar = page.getByRole('navigation', {
      name: /^(Kinds of games and providers|Aina za michezo na watoa michezo)$/,
    });
    await bar.scrollIntoViewIfNeeded();
    for (const choice of await bar.getByRole('link').all()) await expect(choice).toBeInViewport({ ratio: 1 });
  }
});
