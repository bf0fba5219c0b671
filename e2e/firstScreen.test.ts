/** The first screen: what it shows before scrolling, and that nothing on it moves. */
import type { Locator, Page } from '@playwright/test';
import { countWhole } from './support/firstScreen.ts';
import { brokenWords, overlapping, tooWide } from './support/fits.ts';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll.ts';
import { cardsIn, kind } from './support/games.ts';
import { delayLists, expectNothingMoved, expectStill, placesOf, watchLayoutShift } from './support/layoutShift.ts';
import { openPage, speak } from './support/openPage.ts';
import { LANGUAGES } from './support/pages.ts';
import { newPhone } from './support/players.ts';
import { signInUnseen } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const continueRow = (page: Page) => page.getByRole('region', { name: 'Continue playing' });

const idsOf = (cards: Locator): Promise<(string | null)[]> =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-game-id')));

async function keepPlayed(page: Page, ids: readonly (string | null)[]): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((recentlyPlayed) => {
    localStorage.setItem('persist:karata/games', JSON.stringify({ recentlyPlayed: JSON.stringify(recentlyPlayed) }));
  }, ids);
}

/** Answers the ids of the games, the last played first: not in the order of the top games. */
async function playBefore(page: Page, count: number): Promise<(string | null)[]> {
  await page.goto('/');
  const cards = cardsIn(page.getByRole('region', { name: 'Top games' }));
  await expect(cards.nth(count - 1)).toBeAttached();
  const ids = (await idsOf(cards)).slice(0, count).toReversed();
  await keepPlayed(page, ids);
  return ids;
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

test('a visitor sees six whole games on the first screen of home, one tap away, in both languages and before any script', async ({
  page,
}) => {
  await watchLayoutShift(page);
  for (const language of LANGUAGES) {
    await openPage(page, '/');
    await speak(page, language);
    await page.route('**/assets/main*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/');
    expect(await countWhole(cardsIn(page))).toBeGreaterThanOrEqual(6);
    await page.unroute('**/assets/main*.js');
    await openPage(page, '/');
    expect(await countWhole(cardsIn(page))).toBeGreaterThanOrEqual(6);
    await expectNothingMoved(page);
  }
  await cardsIn(page).first().getByRole('button').tap();
  await expect(page.getByRole('dialog', { name: 'Kupaa' })).toBeVisible();
});

test('the first tile tells of the flight that everybody is in, and nothing moves', async ({ page }) => {
  await watchLayoutShift(page);
  await openPage(page, '/');
  const kupaa = cardsIn(page).first();
  await expect(kupaa).toContainText(/\d\.\d\d×/, { timeout: 20_000 });
  await expectNothingMoved(page);
  await expectNoAxeViolations(page);
});

test('a returning player finds the games that were played last beside the live flight, and nothing moves while home loads @both', async ({
  page,
}) => {
  const played = (await playBefore(page, 5)).filter((id) => id !== 'kupaa');
  const shown = ['kupaa', ...played];
  await watchLayoutShift(page);
  await page.goto('/');
  await expect.poll(async () => (await idsOf(cardsIn(continueRow(page)))).slice(0, shown.length)).toEqual(shown);
  expect(await countWhole(cardsIn(page))).toBeGreaterThanOrEqual(6);
  await expectNothingMoved(page);
});

test('a game that rests says so inside its small tile', async ({ page }) => {
  const resting = ['dj-ndege', 'pharos'];
  await keepPlayed(page, resting);
  await page.goto('/');
  await speak(page, 'sw');
  for (const id of resting) {
    const tile = page.getByRole('region', { name: 'Endelea kucheza' }).locator(`[data-game-id="${id}"]`);
    await expect(tile.getByText(/^(Matengenezo|Haufanyi kazi)$/)).toBeVisible();
    expect([...(await brokenWords(tile)), ...(await tooWide(tile)), ...(await overlapping(tile))]).toEqual([]);
  }
});

test('a returning player sees the live flight and none of the top games in the places of the own ones, not even while home loads', async ({
  page,
}) => {
  await playBefore(page, 2);
  await page.route('**/assets/main*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tiles = cardsIn(page.getByRole('region', { name: 'Play now' }));
  await expect(tiles.first()).toBeVisible();
  await expect(tiles.nth(1)).toBeHidden();
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
  await expect(kind(page, 'Crash')).toHaveAccessibleName(/^Crash \d+ games$/);
  await expectNoAxeViolations(page);
  await kind(page, 'Crash').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/all-games?category=crash`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crash games');
  await expect(kind(page, 'Crash')).toHaveAttribute('aria-current', 'page');
  const count = await kind(page, 'Crash').getAttribute('data-count');
  await expect(page.getByRole('status').filter({ hasText: `${count} games` })).toBeVisible();
  await page.getByLabel('Provider', { exact: true }).selectOption('mwamba-reels');
  await expect(page).toHaveURL(`${baseURL}/all-games?provider=Mwamba+Reels&category=crash`);
  await page.reload();
  await expect(kind(page, 'Crash')).toHaveAttribute('aria-current', 'page');
});
