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
