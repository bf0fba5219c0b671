import { cardsIn } from './support/games.ts';
import { expect, test } from './support/test.ts';

test('the search text is in the address and stays after a reload', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('dadu mbili');
  await expect(page).toHaveURL(/\/search\?q=dadu\+mbili$/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('dadu mbili');
  await expect(cardsIn(page.getByRole('main'))).toHaveCount(1);
});

test('the search button of the header opens the search page @desktop', async ({ page, baseURL }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Search games and providers' }).click();
  await expect(page).toHaveURL(`${baseURL}/search`);
  await expect(page.getByRole('searchbox')).toBeFocused();
});
