import { expectFirstGames } from './support/games.ts';
import { expect, test } from './support/test.ts';

const PROVIDERS = [
  { provider: 'Mwamba Reels', address: '/all-games?provider=Mwamba-Reels', first: null },
  { provider: 'Twiga-Tatu Studio', address: '/all-games?provider=Twiga-Tatu-Studio', first: 'Twiga Mrefu' },
  { provider: "Ng'ombe Games", address: "/all-games?provider=Ng'ombe-Games", first: 'Café Kilimanjaro' },
];

test('the side menu opens the games of a provider, and links to every other page @both', async ({
  page,
  baseURL,
  openMenu,
  isMobile,
}) => {
  await page.goto('/');
  for (const { provider, address, first } of PROVIDERS) {
    await test.step(provider, async () => {
      await (await openMenu()).getByRole('link', { name: provider }).click();
      await expect(page).toHaveURL(`${baseURL}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(provider);
      await expect(page.getByRole('article').first()).toContainText(provider);
      if (first) await expectFirstGames(page.getByRole('main'), [first]);
      if (isMobile) await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  for (const [link, address] of [
    ['VIP', '/vip'],
    ['Bonus market', '/bonus-market'],
    ['Referral', '/referral'],
    ['Seven Suns Challenge', '/challenge'],
  ] as const) {
    await test.step(link, async () => {
      await (await openMenu()).getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(`${baseURL}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('the drawer closes with Escape, and returns the focus', async ({ page, openMenu }) => {
  await page.goto('/');
  const drawer = await openMenu();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the logo of the drawer opens the home page', async ({ page, baseURL, openMenu }) => {
  await page.goto('/vip');
  const drawer = await openMenu();
  await drawer.getByRole('link', { name: 'go to the home page' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(drawer).toBeHidden();
});

test('the side menu collapses to icons, also after a reload @desktop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
  await page.reload();
  const expand = page.getByRole('button', { name: 'Expand the menu' });
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  await expand.click();
  await expect(page.getByRole('button', { name: 'Collapse the menu' })).toHaveAttribute('aria-expanded', 'true');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the wheel turns and says where it stopped', async ({ page, openMenu }) => {
    await page.goto('/');
    await (await openMenu()).getByRole('button', { name: 'Spin the wheel' }).click();
    const wheel = page.getByRole('dialog', { name: 'Daily Bonus' });
    await expect(wheel.getByText('KSh 50,000')).toBeVisible();
    await wheel.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(wheel.getByRole('button', { name: '...' })).toBeVisible();
    await expect(wheel.getByText(/^You landed on (?:\d+%|Jackpot|\d+ FS)!$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(wheel).toBeHidden();
  });
});

test('data saver hides the pictures, also after a reload', async ({ page, openMenu }) => {
  await page.goto('/');
  await expect(page.getByRole('main').locator('img[src*="/images/hero/"]').first()).toBeVisible();
  await (await openMenu()).getByRole('button', { name: 'Data saver' }).click();
  await expect(page.locator('main img[src*="/images/hero/"]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Top games' })).toBeVisible();
  await expect(page.locator('main img[src*="/images/hero/"], main img[src*="/images/banners/"]')).toHaveCount(0);
});
