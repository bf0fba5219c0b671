import type { Page } from '@playwright/test';
import { cardsIn, expectFirstGames } from './support/games.ts';
import { expect, test } from './support/test.ts';

test('a favourite is kept after a reload, and is shown in a row on the home page and in its own list', async ({
  page,
}) => {
  await page.goto('/all-games');
  const heart = page.getByRole('button', { name: 'Favourite: Kupaa' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Favourite: Simba Gold' }).click();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Your favourites' });
  await expectFirstGames(row, ['Simba Gold', 'Kupaa']);
  await row.getByRole('link', { name: /^View All/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
  await expect(cardsIn(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Favourite: Simba Gold' }).click();
  await expect(cardsIn(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Favourite: Kupaa' }).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page
    .getByRole('link', { name: 'Home' })
    .or(page.getByRole('link', { name: /go to the home page/ }))
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your favourites' })).toHaveCount(0);
});

test('favourites that are chosen in two tabs are kept together, and each tab shows those of the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  const heart = (tab: Page, name: string) => tab.getByRole('button', { name: `Favourite: ${name}` });
  const expectChosen = (tab: Page, name: string) => expect(heart(tab, name)).toHaveAttribute('aria-pressed', 'true');
  for (const tab of tabs) await tab.goto('/all-games');
  await heart(page, 'Kupaa').click();
  await expectChosen(other, 'Kupaa');
  await heart(other, 'Simba Gold').click();
  await expectChosen(page, 'Simba Gold');
  for (const tab of tabs) {
    await tab.reload();
    await expectChosen(tab, 'Kupaa');
    await expectChosen(tab, 'Simba Gold');
  }
});

test('the browser stores only what the allow-list names', async ({ page, openMenu }) => {
  await page.goto('/all-games');
  await page.getByRole('button', { name: 'Favourite: Kupaa' }).click();
  await (await openMenu()).getByRole('button', { name: 'Data saver' }).click();
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .sort()
        .map((key) => [key, Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}') as object).sort()]),
    );
  await expect.poll(kept).toEqual([
    ['persist:karata/games', ['_persist', 'favourites', 'recentlyPlayed']],
    [
      'persist:karata/ui',
      ['_persist', 'isDataSaver', 'isListCompact', 'isLogoStripPaused', 'isSideMenuCollapsed', 'isSoundOn', 'locale'],
    ],
  ]);
});
