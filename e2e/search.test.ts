import { cardsIn, expectFirstGames } from './support/games.ts';
import { expect, test } from './support/test.ts';

const FINDS = [
  { typed: 'CAFE kilimanjaro', game: 'Café Kilimanjaro' },
  { typed: 'kilimanjaro café', game: 'Café Kilimanjaro' },
  { typed: 'cafe kilimanjro', game: 'Café Kilimanjaro' },
  { typed: 'senor mango', game: 'Señor Mango' },
  { typed: 'migodi almasi', game: 'Migodi ya Almasi' },
  { typed: 'NGOMBE mahindi', game: 'Mahindi Millions' },
];

test('the search ignores case, accents and word order, allows one typing mistake, and finds providers', async ({
  page,
}) => {
  await page.goto('/search');
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();
  for (const { typed, game } of FINDS) {
    await box.fill(typed);
    await expectFirstGames(page, [game]);
  }
});

test('the search text is in the address and stays after a reload', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('dadu mbili');
  await expect(page).toHaveURL(/\/search\?q=dadu\+mbili$/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('dadu mbili');
  await expect(cardsIn(page.getByRole('main'))).toHaveCount(1);
});

test('a search without results shows a message with links that work', async ({ page, baseURL }) => {
  await page.goto('/search?q=zzzzqqqq');
  await expect(page.getByText('No games found for “zzzzqqqq”')).toBeVisible();
  await expect(cardsIn(page.getByRole('region', { name: 'Popular right now' }))).toHaveCount(5);
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByText(/^No games found/)).toBeHidden();
  await page.goto('/search?q=zzzzqqqq');
  await page.getByRole('link', { name: 'Browse all games' }).click();
  await expect(page).toHaveURL(`${baseURL}/all-games`);
  await expect(cardsIn(page).first()).toBeVisible();
});

test('the search button of the header opens the search page @desktop', async ({ page, baseURL }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Search games and providers' }).click();
  await expect(page).toHaveURL(`${baseURL}/search`);
  await expect(page.getByRole('searchbox')).toBeFocused();
});
