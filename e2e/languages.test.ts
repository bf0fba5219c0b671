import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Home is made of these answers. */
const IN_THE_PAGE = ['/api/settings', '/api/content/hero', '/api/providers', '/api/games?list=lobby'];

/** The number of requests of each address below /api. */
function countCalls(page: Page): ReadonlyMap<string, number> {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.set(pathname + search, (calls.get(pathname + search) ?? 0) + 1);
  });
  return calls;
}

/** Home down to its footer, which is loaded last. */
async function openHome(page: Page, footerWords: string) {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText(footerWords)).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeAttached();
}

test('Kiswahili is spoken without a reload, with the texts of the operator, and after a reload from the page itself', async ({
  page,
  openMenu,
}) => {
  const first = countCalls(page);
  await openHome(page, 'Karata is for adults aged 18 and over.');
  expect(IN_THE_PAGE.filter((address) => first.has(address))).toEqual([]);
  const changed = countCalls(page);
  await (await openMenu()).getByRole('combobox', { name: 'Language' }).selectOption('sw');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Michezo maarufu' })).toBeAttached();
  await expect(page.getByText('Karata ni kwa watu wazima')).toBeAttached();
  await expect(page.getByText('Kifurushi cha kukukaribisha').first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 3, name: 'Amana ya pili' })).toBeAttached();
  await expect(page.getByText(/Second deposit|Claim it|Start here/)).toHaveCount(0);
  await expect(page).toHaveTitle('Karata | Kasino ya mtandaoni ya Kenya');
  expect(changed.get('/api/games?list=lobby'), 'the games are not asked for again').toBeUndefined();
  const second = countCalls(page);
  await openHome(page, 'Karata ni kwa watu wazima');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByText('Kifurushi cha kukukaribisha').first()).toBeAttached();
  await expect(page.getByText('Top games')).toHaveCount(0);
  expect(IN_THE_PAGE.filter((address) => second.has(address))).toEqual([]);
});

test.describe('a visitor whose browser is set to Kiswahili', () => {
  test.use({ locale: 'sw-KE' });

  test('reads home, the pages of games and the legal pages in Kiswahili, from the page itself', async ({ page }) => {
    const calls = countCalls(page);
    await openHome(page, 'Karata ni kwa watu wazima');
    await expect(page.getByText('Kifurushi cha kukukaribisha').first()).toBeAttached();
    expect(IN_THE_PAGE.filter((address) => calls.has(address))).toEqual([]);
    for (const [address, words] of [
      ['/all-games', 'Michezo yote'],
      ['/search?q=zzzz', 'Hakuna mchezo'],
      ['/terms-conditions', 'Kutoa pesa'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
      await expect(page.getByText(words).first()).toBeAttached();
    }
  });
});

test('a link in another language than the chosen one is read in it until the browser is closed, and the choice stays', async ({
  page,
}) => {
  await page.goto('/vip?lang=en');
  await expect(page).toHaveURL('/vip');
  await page.goto('/terms-conditions?lang=sw');
  await expect(page).toHaveURL('/terms-conditions');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByText('Karata ni kwa watu wazima')).toBeAttached();
  await page.reload();
  await expect(page.getByText('Karata ni kwa watu wazima')).toBeAttached();
  await page.goto('/vip');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  const [visit] = await page.context().cookies();
  expect(visit).toMatchObject({ name: 'language', value: 'sw', expires: -1 });
  // The browser is closed: the cookie of the visit is gone.
  await page.context().clearCookies();
  await page.goto('/vip');
  await expect(page.getByText('Karata is for adults aged 18 and over.')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
