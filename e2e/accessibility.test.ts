import { cardsIn, openGame } from './support/games.ts';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import {
  accountButton,
  authDialog,
  codeBox,
  consentStep,
  newPhone,
  openLogIn,
  phoneBox,
  sendButton,
  sendCode,
  signIn,
  TEST_CODE,
  WRONG_CODE,
} from './support/players.ts';
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

test('axe finds nothing in the auth modal on its way: errors, countries, code, last step', async ({ page, guard }) => {
  guard.allow(/^Failed to load resource: .*400/);
  await openLogIn(page);
  await phoneBox(page).fill('0712');
  await sendButton(page).click();
  await expect(authDialog(page).getByRole('alert').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await authDialog(page)
    .getByRole('button', { name: /^Country: / })
    .click();
  await expect(page.getByRole('option', { name: /Kenya/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await sendCode(page, newPhone());
  await expectNoAxeViolations(page);
  await codeBox(page).pressSequentially(WRONG_CODE);
  await expect(authDialog(page).getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(page);
  await codeBox(page).fill(TEST_CODE);
  await expect(consentStep(page)).toBeVisible();
  await expectNoAxeViolations(page);
});

test("axe finds nothing in what is the player's", async ({ page }) => {
  await signIn(page, newPhone());
  await accountButton(page).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/^Nothing yet/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Edit name' }).click();
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
