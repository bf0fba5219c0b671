import { cardsIn, openGame } from './support/games.ts';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { expect, test } from './support/test.ts';

// Nothing half faded in is judged for its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  '/',
  '/all-games',
  '/provider/twiga-tatu-studio',
  '/search?q=zzzz',
  '/bonus',
  '/bonus-market',
  '/challenge',
  '/vip',
  '/fairness',
  '/support',
];

for (const address of PAGES) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
}

for (const name of ['Simba Gold', 'Kupaa', 'Migodi ya Almasi', 'Dadu Mbili']) {
  test(`axe finds nothing in the player with ${name}`, async ({ page }) => {
    await openGame(page, name);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('axe finds nothing in the player of a game that refuses', async ({ page, guard }) => {
  guard.allow(/Refused to|frame-ancestors|X-Frame-Options/);
  const player = await openGame(page, 'Locked Vault');
  await expect(player.getByText('Unable to load game')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds nothing in the auth modal', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds nothing in the menu and in the spin wheel', async ({ page, openMenu }) => {
  await page.goto('/vip');
  const menu = await openMenu();
  await expect(menu.getByRole('link', { name: 'Moonlit Dhow' })).toBeVisible();
  await expectNoAxeViolations(page);
  await menu.getByRole('button', { name: 'Spin the wheel' }).click();
  const wheel = page.getByRole('dialog', { name: 'Daily Bonus' });
  await wheel.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(wheel.getByText(/^You landed on/)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds nothing where the games could not be loaded', async ({ page, api }) => {
  await api.fail('games', 'junk');
  await page.goto('/all-games');
  await expect(page.getByText('Games could not be loaded')).toBeVisible();
  await expect(cardsIn(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
});
