import { expect, test } from './support/test.ts';

test('Kiswahili is there without a reload, and after one', async ({ page, openMenu }) => {
  await page.goto('/');
  await (await openMenu()).getByRole('combobox', { name: 'Language' }).selectOption('sw');
  const title = page.getByRole('main').getByRole('heading', { level: 2, name: 'Michezo inayoongoza' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(title).toBeAttached();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(title).toBeVisible();
  await expect(page.getByText('Top games')).toHaveCount(0);
});

test.describe('a browser that speaks Kiswahili', () => {
  test.use({ locale: 'sw-KE' });

  test('gets every page in Kiswahili, down to the games', async ({ page }) => {
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
});
