import { cardsIn, expectFirstGames, kind, namesIn } from './support/games.ts';
import { expect, test } from './support/test.ts';

const TOP_GAME = 'Simba Gold';

const PROVIDER_PAGES = [
  { address: '/provider/twiga-tatu-studio', title: 'Twiga-Tatu Studio', provider: 'Twiga-Tatu Studio' },
  { address: "/provider/ng'ombe-games", title: "Ng'ombe Games", provider: "Ng'ombe Games" },
  { address: '/provider/MOONLIT-dhow', title: 'Moonlit Dhow', provider: 'Moonlit Dhow' },
  { address: '/games/original', title: 'Original games', provider: 'Karata Originals' },
];

test('the page of a provider opens by its address, also for special characters in the name', async ({ page }) => {
  for (const { address, title, provider } of PROVIDER_PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(cardsIn(page).first()).toContainText(provider);
    await expect(cardsIn(page).filter({ hasNotText: provider })).toHaveCount(0);
  }
});

test('the page of an unknown provider says so and links to other pages', async ({ page }) => {
  await page.goto('/provider/no-such-house');
  await expect(page.getByText('No games from no such house')).toBeVisible();
  await page.getByRole('link', { name: 'Browse all games' }).click();
  await expect(cardsIn(page).first()).toBeVisible();
});

test('a reload of the list of top games opens the same list', async ({ page }) => {
  await page.goto('/all-games?type=top');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top games');
  const names = await namesIn(page, 4);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top games');
  await expectFirstGames(page, names);
  await expect(page.getByRole('status').filter({ hasText: '10 games' })).toBeVisible();
});

test('type, provider and order filter the list, and the address changes with them', async ({ page, baseURL }) => {
  await page.goto('/all-games');
  await page.getByRole('combobox', { name: 'Provider' }).selectOption({ label: 'Mwamba Reels (18)' });
  await expect(page).toHaveURL(`${baseURL}/all-games?provider=Mwamba+Reels`);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect(page).toHaveURL(`${baseURL}/all-games?provider=Mwamba+Reels&sort=name`);
  await expectFirstGames(page, ['Acacia Sundown', 'Chui After Dark', 'Dhahabu ya Mfalme']);
  await kind(page, 'New').click();
  await expect(page).toHaveURL(`${baseURL}/all-games?type=new&provider=Mwamba+Reels`);
  await expect(page.getByRole('status').filter({ hasText: '5 games' })).toBeVisible();
});

test('the list of all games shows active games only', async ({ page }) => {
  await page.goto('/all-games');
  await expectFirstGames(page, [TOP_GAME]);
  await page.getByRole('searchbox').fill('Leopard Laundry');
  await expect(page.getByText('No games found for “Leopard Laundry”')).toBeVisible();
});
