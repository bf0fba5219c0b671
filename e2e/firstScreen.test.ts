/** The first screen: what it shows before scrolling, and that nothing on it moves. */
import type { Page } from '@playwright/test';
import { countWhole } from './support/firstScreen.ts';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll.ts';
import { cardsIn, kind } from './support/games.ts';
import { delayLists, expectNothingMoved, expectStill, placesOf, watchLayoutShift } from './support/layoutShift.ts';
import { openPage, speak } from './support/openPage.ts';
import { newPhone } from './support/players.ts';
import { signInUnseen } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const continueRow = (page: Page) => page.getByRole('region', { name: 'Continue playing' });

async function playBefore(page: Page, count: number): Promise<void> {
  await page.goto('/');
  const cards = cardsIn(page.getByRole('region', { name: 'Top games' }));
  await expect(cards.nth(count - 1)).toBeAttached();
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-game-id')));
  await page.goto('/favicon.svg');
  await page.evaluate(
    (recentlyPlayed) => {
      localStorage.setItem('persist:karata/games', JSON.stringify({ recentlyPlayed: JSON.stringify(recentlyPlayed) }));
    },
    ids.slice(0, count),
  );
}

const LISTS = ['/', '/all-games', '/games/slots', '/provider/mwamba-reels', '/search'];

const VISITS = [
  { who: 'a new visitor', come: async () => undefined },
  {
    who: 'a player',
    come: async (page: Page) => {
      await signInUnseen(page, newPhone());
      await playBefore(page, 5);
    },
  },
];

for (const { who, come } of VISITS) {
  test(`nothing moves on home and in lists for ${who}, also when the lists come late @both`, async ({
    page,
    isMobile,
  }) => {
    await come(page);
    await watchLayoutShift(page);
    await delayLists(page);
    await expectStill(page, LISTS);
    if (!isMobile) return;
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectStill(page, LISTS);
  });
}

test('what is painted before the script runs stays at its place, also in Kiswahili @both', async ({ page }) => {
  await openPage(page, '/');
  for (const language of ['en', 'sw'] as const) {
    await speak(page, language);
    await page.route('**/assets/main*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/');
    const painted = await placesOf(page);
    await page.unroute('**/assets/main*.js');
    await openPage(page, '/');
    expect((await placesOf(page)).slice(0, painted.length)).toEqual(painted);
  }
});

test('a returning player sees three whole games on the first screen of home, and nothing moves while it loads @both', async ({
  page,
}) => {
  await playBefore(page, 5);
  await watchLayoutShift(page);
  await page.goto('/');
  await expect(cardsIn(continueRow(page))).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Top games' }).getByRole('article').first()).toBeVisible();
  expect(await countWhole(cardsIn(page))).toBeGreaterThanOrEqual(3);
  await expectNothingMoved(page);
});

test('a new visitor sees no row of recently played games, not even while home loads', async ({ page }) => {
  await watchLayoutShift(page);
  await page.route('**/assets/main*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(continueRow(page)).toBeHidden();
});

test('small tiles show six games in the first screen of a list, and are remembered', async ({ page }) => {
  await page.goto('/all-games');
  await expect(cardsIn(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Small tiles' }).tap();
  await expect.poll(() => countWhole(cardsIn(page))).toBeGreaterThanOrEqual(6);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect.poll(() => countWhole(cardsIn(page))).toBeGreaterThanOrEqual(6);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a kind of game is a link on home and in lists, with its number of games, also by keyboard @desktop', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  await expect(kind(page, 'Crash')).toContainText(/\d/);
  await expectNoAxeViolations(page);
  await kind(page, 'Crash').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/all-games?category=crash`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crash games');
  await expect(kind(page, 'Crash')).toHaveAttribute('aria-current', 'page');
  const count = Number(await kind(page, 'Crash').locator('span').textContent());
  await expect(page.getByRole('status').filter({ hasText: `${count} games` })).toBeVisible();
  await kind(page, 'Mwamba Reels').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/all-games?provider=Mwamba+Reels&category=crash`);
  await expect(kind(page, 'Mwamba Reels')).toBeFocused();
  await page.reload();
  await expect(kind(page, 'Crash')).toHaveAttribute('aria-current', 'page');
});
