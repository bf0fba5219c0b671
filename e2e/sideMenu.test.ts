import { expectFirstGames } from './support/games.ts';
import { expectSettled, openPage, speak, turnTo } from './support/openPage.ts';
import { LANGUAGES } from './support/pages.ts';
import { newPhone } from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

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

test('a player has the balance under the wallet button away from home and profile, and account, bell and language on top of the drawer', async ({
  page,
  openMenu,
}) => {
  await signIn(page, newPhone());
  await expectSettled(page);
  const balance = page.getByRole('navigation', { name: 'Quick navigation' }).getByText(/US\$0/);
  for (const [address, isShown] of [
    ['/vip', true],
    ['/profile', false],
    ['/all-games', true],
  ] as const) {
    await expect(balance).toBeHidden();
    await turnTo(page, address);
    await expect(balance).toBeVisible({ visible: isShown });
    await turnTo(page, '/');
  }
  await turnTo(page, '/vip');
  const drawer = await openMenu();
  const onTop = [
    drawer.getByRole('button', { name: /^Account of/ }),
    drawer.getByRole('button', { name: /^Notifications/ }),
    drawer.getByRole('combobox', { name: 'Language' }),
  ];
  const wheel = await drawer.getByRole('button', { name: 'Spin the wheel' }).boundingBox();
  for (const control of onTop) {
    await expect(control).toBeInViewport({ ratio: 1 });
    expect((await control.boundingBox())?.y).toBeLessThan(wheel?.y ?? 0);
  }
  await onTop[1]?.click();
  await expect(drawer.getByText(/^Nothing yet/)).toBeVisible();
});

test('the wheel says that it is for fun before the first press, whole on the narrowest phones', async ({ page }) => {
  await openPage(page, '/vip');
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await openModal(page, 'spinWheel');
      const line = page.getByRole('dialog').getByText(words(language, 'spinWheel.forFun'));
      await expect(line).toBeInViewport({ ratio: 1 });
      expect(await line.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(line).toBeHidden();
    }
  }
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
});
