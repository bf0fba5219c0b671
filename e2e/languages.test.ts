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

test('Kiswahili is shown without a reload, and again after a reload', async ({ page, openMenu }) => {
  await page.goto('/');
  await (await openMenu()).getByRole('combobox', { name: 'Language' }).selectOption('sw');
  const title = page.getByRole('main').getByRole('heading', { level: 2, name: 'Michezo maarufu' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(title).toBeAttached();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(title).toBeVisible();
  await expect(page.getByText('Top games')).toHaveCount(0);
});

test('the texts of the operator follow the chosen language, and the games are not requested again', async ({
  page,
  openMenu,
}) => {
  await openHome(page, 'Karata is for adults aged 18 and over.');
  const calls = countCalls(page);
  await (await openMenu()).getByRole('combobox', { name: 'Language' }).selectOption('sw');
  await expect(page.getByText('Karata ni kwa watu wazima')).toBeAttached();
  await expect(page.getByText('Kifurushi cha karibu').first()).toBeAttached();
  await expect(page).toHaveTitle('Karata | Kasino ya mtandaoni ya Kenya');
  expect(calls.get('/api/games?list=lobby')).toBeUndefined();
});

test('home has its data in it, after a reload in the chosen language, and nothing of it is requested', async ({
  page,
  openMenu,
}) => {
  const first = countCalls(page);
  await openHome(page, 'Karata is for adults aged 18 and over.');
  expect(IN_THE_PAGE.filter((address) => first.has(address))).toEqual([]);
  await (await openMenu()).getByRole('combobox', { name: 'Language' }).selectOption('sw');
  await expect(page.getByText('Kifurushi cha karibu').first()).toBeAttached();
  await expect(page).toHaveTitle('Karata | Kasino ya mtandaoni ya Kenya');
  const second = countCalls(page);
  await openHome(page, 'Karata ni kwa watu wazima');
  await expect(page.getByText('Kifurushi cha karibu').first()).toBeAttached();
  expect(IN_THE_PAGE.filter((address) => second.has(address))).toEqual([]);
});

test.describe('a visitor whose browser is set to Kiswahili', () => {
  test.use({ locale: 'sw-KE' });

  test('sees every page in Kiswahili, also the pages of games', async ({ page }) => {
    for (const [address, words] of [
      ['/', 'Ingia'],
      ['/all-games', 'Michezo yote'],
      ['/search?q=zzzz', 'Hakuna mchezo'],
      ['/bonus', 'Bonasi'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
      await expect(page.getByText(words).first()).toBeAttached();
    }
  });

  test('sees the texts of the operator in Kiswahili, from the page itself', async ({ page }) => {
    const calls = countCalls(page);
    await openHome(page, 'Karata ni kwa watu wazima');
    await expect(page.getByText('Kifurushi cha karibu').first()).toBeAttached();
    expect(IN_THE_PAGE.filter((address) => calls.has(address))).toEqual([]);
  });

  test('reads the legal and help pages in Kiswahili', async ({ page }) => {
    for (const [address, title, section] of [
      ['/privacy-policy', 'Sera ya faragha', 'Haki zako'],
      ['/terms-conditions', 'Vigezo na masharti', 'Kutoa pesa'],
      ['/support', 'Huduma kwa wateja', 'Malalamiko'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeAttached();
    }
  });
});
