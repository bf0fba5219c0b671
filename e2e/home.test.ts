import { cardsIn, expectFirstGames, namesIn, viewAll } from './support/games.ts';
import { layoutShiftOf, watchLayoutShift } from './support/layoutShift.ts';
import { scrollThrough } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

const FIRST_CALLS = ['/api/settings', '/api/providers', '/api/games?list=lobby', '/api/content/hero'];

test('home shows every section in its order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the ultimate gaming experience');
  await expect(page.getByRole('heading', { name: 'Welcome pack' })).toBeVisible();
  await expect(page.getByText('150% + 250ksh')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fast Cashouts' })).toBeVisible();
  await expect(page.getByText('15 min')).toBeVisible();
  const payments = page.getByRole('region', { name: 'Ways to pay' });
  await expect(payments.getByRole('listitem')).toHaveText([
    'VISA',
    'Mastercard',
    'BNB',
    'Bitcoin',
    'Ethereum',
    'Tether',
  ]);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Welcome pack',
    'Fast Cashouts',
    'Top games',
    'New games',
    'Karata Originals',
    'Mwamba Reels',
    'Moonlit Dhow',
    'Competitions',
    'Welcome bonuses',
    'Latest bets',
  ]);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation')).toHaveCount(3);
  await expect(footer.getByRole('link', { name: /support@/ })).toBeVisible();
});

test('each row of home has five games at most', async ({ page }) => {
  await page.goto('/');
  for (const row of ['Top games', 'New games', 'Karata Originals', 'Mwamba Reels', 'Moonlit Dhow']) {
    await expect(cardsIn(page.getByRole('region', { name: row }))).toHaveCount(5);
  }
});

for (const { row, address, type } of [
  { row: 'Top games', address: '/all-games?type=top', type: 'Top' },
  { row: 'New games', address: '/all-games?type=new', type: 'New' },
  { row: 'Mwamba Reels', address: '/all-games?provider=Mwamba+Reels', type: 'All' },
]) {
  test(`View All of ${row} opens its list`, async ({ page, baseURL }) => {
    await page.goto('/');
    const region = page.getByRole('region', { name: row });
    const names = await namesIn(region, 5);
    await viewAll(region, row).click();
    await expect(page).toHaveURL(`${baseURL}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row);
    await expect(page.getByRole('radio', { name: type, exact: true })).toBeChecked();
    await expectFirstGames(page.getByRole('list', { name: row }), names);
  });
}

test('home asks for each list of its first screen once', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    calls.push(pathname + search);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest bets' })).toBeAttached();
  const counts = FIRST_CALLS.map((call) => [call, calls.filter((other) => other === call).length]);
  expect(counts).toEqual(FIRST_CALLS.map((call) => [call, 1]));
});

test('nothing on home moves while it loads or comes into view', async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest bets' })).toBeAttached();
  await scrollThrough(page);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.05);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the moving logos can be stopped, and stay stopped @phone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Pause the moving logos' }).tap();
    await expect(page.getByRole('button', { name: 'Let the logos move' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Let the logos move' })).toBeVisible();
  });
});
