import { expect, test } from './support/test.ts';

type Settings = Record<string, unknown>;

test('maintenance mode shows its own page instead of the site until maintenance ends', async ({ page, api }) => {
  await api.change<Settings>('settings', (settings) => ({ ...settings, maintenanceMode: true }));
  await page.goto('/all-games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karata will be back soon');
  await expect(page.getByRole('link', { name: /support@/ })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await api.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All games');
});

test('without registration there is no Register button, and the modal offers the login only', async ({ page, api }) => {
  await api.change<Settings>('settings', (settings) => [{ ...settings, allowRegistration: false }]);
  await page.goto('/');
  await expect(page.getByText('150% + 250ksh')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Log In' }).click();
  const modal = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(modal.getByRole('tab')).toHaveText(['Log In']);
});

test('Log In and Register open the same modal, each with its own tab', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Log In', 'Register']) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    const modal = page.getByRole('dialog', { name: 'Welcome Back' });
    await expect(modal.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeFocused();
  }
});

test('colours, title and favicon come from the settings', async ({ page, api }) => {
  await api.change<Settings>('settings', (settings) => ({
    ...settings,
    windowTitle: 'Duka la Michezo',
    metaDescription: 'Maelezo mapya',
    primaryColor: '#0a7d4f',
    faviconUrl: '/images/logo.svg',
    logoUrl: '',
    logoText: 'Duka Michezo',
  }));
  await page.goto('/');
  await expect(page).toHaveTitle('Duka la Michezo');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Maelezo mapya');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/images/logo.svg');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toHaveCSS(
    'background-color',
    'rgb(10, 125, 79)',
  );
  await expect(page.getByText('DM', { exact: true }).first()).toBeAttached();
});

test('an operator hides the logos of ways to pay that the site does not take, and few logos do not move', async ({
  page,
  api,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const strip = page.getByRole('region', { name: 'Ways to pay' });
  await api.change<Settings>('settings', (settings) => ({ ...settings, hiddenPaymentLogos: ['Bitcoin', 'Tether'] }));
  await page.goto('/');
  await expect(strip.getByRole('listitem')).toHaveText(['M-Pesa', 'VISA', 'Mastercard', 'BNB', 'Ethereum']);
  await expect(strip.getByRole('button')).toBeVisible();
  await api.heal();
  await api.change<Settings>('settings', (settings) => ({
    ...settings,
    hiddenPaymentLogos: ['BNB', 'Bitcoin', 'Ethereum', 'Tether'],
  }));
  await page.reload();
  await expect(strip.getByRole('listitem')).toHaveText(['M-Pesa', 'VISA', 'Mastercard']);
  await expect(strip.getByRole('button')).toHaveCount(0);
});
