import { cardsIn, expectFirstGames } from './support/games.ts';
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

test('the list of all games shows active games only', async ({ page }) => {
  await page.goto('/all-games');
  await expectFirstGames(page, [TOP_GAME]);
  await page.getByRole('searchbox').fill('Leopard Laundry');
  await expect(page.getByText('No games found for “Leopard Laundry”')).toBeVisible();
});
