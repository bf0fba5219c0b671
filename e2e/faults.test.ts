/** A failing backend leaves a usable page with the right message (docs/product.md, Errors). */
import type { Page } from '@playwright/test';
import { ANSWERED_FAULTS } from './support/ApiFaults.ts';
import { cardsIn, expectFirstGames } from './support/games.ts';
import { logInButton } from './support/players.ts';
import { expect, test } from './support/test.ts';

async function expectDefaults(page: Page) {
  await expect(page.getByRole('heading', { name: 'Welcome pack' })).toBeVisible();
  await expect(page.getByText('150% + 250ksh')).toBeVisible();
  await expect(page.getByText('Fast Cashouts in')).toBeVisible();
  await expect(page.getByText('15 min')).toBeVisible();
}

for (const fault of ANSWERED_FAULTS) {
  test(`with an API that is all ${fault}, the site uses its defaults and recovers later`, async ({
    page,
    api,
    openMenu,
  }) => {
    await api.fail('*', fault);
    await page.goto('/');
    await expectDefaults(page);
    await expect(page).toHaveTitle('Karata | Premium online casino');
    await expect(page.getByRole('main').getByRole('region', { name: /games|Karata Originals/ })).toHaveCount(0);
    await expect(cardsIn(page)).toHaveCount(0);
    const menu = await openMenu();
    await expect(menu.getByText('No providers available')).toBeVisible();
    await expect(menu.getByText('Win prizes daily')).toBeVisible();
    await menu.getByRole('link', { name: 'Bonus', exact: true }).click();
    await expect(page.getByText('No deposit bonuses available at the moment.')).toBeVisible();
    await page.goto('/all-games');
    await expect(page.getByText('Games could not be loaded')).toBeVisible();
    await expect(cardsIn(page)).toHaveCount(0);
    // A part that loads late asks again by itself.
    await page.waitForLoadState('networkidle');
    await api.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cardsIn(page).first()).toBeVisible();
  });
}

test('while the API does not answer, the page shows loading states and the header and menus work', async ({
  page,
  api,
  baseURL,
}) => {
  await api.fail('*', 'hang');
  await page.goto('/');
  await expect(page.getByText('Loading the banner…')).toBeAttached();
  await expect(page.getByText('Loading games…').first()).toBeAttached();
  await page.getByRole('link', { name: /^Search/ }).click();
  await expect(page).toHaveURL(`${baseURL}/search`);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByText('Loading games…')).toBeAttached();
});

test('when only the settings fail, the defaults are used and the games are shown', async ({ page, api }) => {
  await api.fail('settings', 'junk');
  await page.goto('/');
  await expect(cardsIn(page.getByRole('region', { name: 'Top games' }))).toHaveCount(5);
  await expect(page).toHaveTitle('Karata | Premium online casino');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'KYC policy' })).toBeVisible();
});

test('items with missing or wrong fields are shown without these fields', async ({ page, api, guard }) => {
  guard.allow(/^Failed to load resource/, '/images/none.webp');
  await api.answer('games', [
    { id: 'a' },
    { id: 'b', name: 'Half a Game', provider: 7, gameUrl: 'javascript:alert(1)', popularity: 'high' },
    {
      id: 3,
      name: 'Whole Game',
      provider: 'Simba',
      url: '/originals/dice.html',
      imageUrl: '/images/none.webp',
      popularity: 9,
    },
    null,
    'text',
    { name: 'No id' },
  ]);
  await page.goto('/all-games');
  await expectFirstGames(page, ['Whole Game', 'Unknown Game', 'Half a Game']);
  await expect(page.getByText('Unknown Provider')).toHaveCount(2);
  await expect(page.getByText('Game URL not configured')).toHaveCount(2);
  await expect(page.getByText('Game not available')).toHaveCount(3);
  await expect(cardsIn(page).first().getByText('Image not available')).toBeVisible();
});

interface Item {
  name: string;
  status: string;
}

const RESTING: Readonly<Record<string, string>> = { Kupaa: 'maintenance', 'Simba Gold': 'inactive' };

test('a game that is not active leaves the lists, and the favourites say why', async ({ page, api }) => {
  await page.goto('/all-games');
  await page.getByRole('button', { name: 'Favourite: Simba Gold' }).click();
  await page.getByRole('button', { name: 'Favourite: Kupaa' }).click();
  await api.change<Item[]>('games', (games) =>
    games.map((game) => ({ ...game, status: RESTING[game.name] ?? game.status })),
  );
  await page.goto('/all-games');
  await expect(cardsIn(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Favourite: Simba Gold' })).toHaveCount(0);
  await page.goto('/all-games?shelf=favourites');
  await expect(page.getByRole('article').filter({ hasText: 'Kupaa' })).toContainText('Maintenance');
  await expect(page.getByRole('article').filter({ hasText: 'Simba Gold' })).toContainText('Inactive');
});

for (const address of ['/', '/vip'])
  test(`${address} says when its script cannot be run, and lets no press wait @desktop`, async ({ page, guard }) => {
    guard.allow(/^uncaught/);
    const script = /\/assets\/main\.\w+\.js$/;
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: 'a newer language' }));
    await page.goto(address);
    const words = page.getByRole('alert').filter({ hasText: 'This page did not load completely.' });
    await expect(words).toBeVisible();
    await logInButton(page).click();
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  });

for (const address of ['/', '/all-games'])
  test(`${address} says when its script does not come, and loads again`, async ({ page, guard }) => {
    guard.allow(/^Failed to load resource/);
    const script = /\/assets\/main\.\w+\.js$/;
    await page.route(script, (route) => route.abort());
    await page.goto(address);
    const words = page.getByRole('alert').filter({ hasText: 'This page did not load completely.' });
    await expect(words).toBeVisible();
    await expect(words).toContainText('Ukurasa huu haukupakiwa wote.');
    await page.unroute(script);
    await words.getByRole('link', { name: 'Reload' }).click();
    await expect(cardsIn(page).first()).toBeVisible();
    await expect(words).toBeHidden();
  });
