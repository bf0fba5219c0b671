import { PAGE_NAMES } from '../contract/pageNames.ts';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { cardsIn, expectFirstGames, namesIn, viewAll } from './support/games.ts';
import { openPage, speak } from './support/openPage.ts';
import { EVERY_PAGE, TEXT_PAGES } from './support/pages.ts';
import { scrollYOf } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

const DEEP = 5_000;

test('Back returns to the scroll position of the player', async ({ page, baseURL, isMobile }) => {
  await openPage(page, '/all-games');
  await page.evaluate((y) => window.scrollTo(0, y), DEEP);
  await expect(cardsIn(page).first()).not.toContainText('Simba Gold');
  const names = await namesIn(page, 4);
  const menu = page.getByRole('navigation', { name: isMobile ? 'Quick navigation' : 'Main menu' });
  await menu.getByRole('link', { name: 'Bonus', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deposit bonuses');
  expect(await scrollYOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/all-games`);
  await expect.poll(() => scrollYOf(page)).toBe(DEEP);
  await expectFirstGames(page, names);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deposit bonuses');
});

test('a reload keeps the scroll position in a list', async ({ page }) => {
  await openPage(page, '/all-games');
  await page.evaluate((y) => window.scrollTo(0, y), DEEP);
  await expect
    .poll(() => page.evaluate(() => (window.history.state as { scrollY?: number } | null)?.scrollY))
    .toBe(DEEP);
  await page.reload();
  await expect.poll(() => scrollYOf(page)).toBe(DEEP);
});

test('an unknown address answers 404, and the empty main area has a link to the home page, in both languages', async ({
  page,
  baseURL,
  guard,
}) => {
  for (const address of ['/no-such-page', '/provider/', '/constructor']) {
    guard.allow(/404/, address);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('There is no page at this address | Karata');
    await expect(page.getByRole('main')).toBeEmpty();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await speak(page, 'sw');
  await expect(page.getByRole('heading', { level: 1, name: 'Hakuna ukurasa kwenye anwani hii' })).toBeVisible();
  await expect(page).toHaveTitle('Hakuna ukurasa kwenye anwani hii | Karata');
  await expect(page.getByRole('main')).toBeEmpty();
  await speak(page, 'en');
  const notice = page.getByRole('region', { name: 'There is no page at this address' });
  await notice.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(notice).toBeHidden();
  await expect(page).toHaveTitle(/^Karata \| /);
});

test('every page address answers 200 @desktop', async ({ request }) => {
  const statusOf = async (address: string) => `${address} ${(await request.get(address)).status()}`;
  const addresses = [...PAGE_NAMES.map((name) => `/${name}`), ...EVERY_PAGE];
  expect(await Promise.all(addresses.map(statusOf))).toEqual(addresses.map((address) => `${address} 200`));
});

test('every link of the footer opens a page with its own text', async ({ page, baseURL }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(10);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const texts = ['/responsible-gaming', ...TEXT_PAGES.slice(4)];
  expect(addresses).toEqual(['/games/original', '/games/slots', ...TEXT_PAGES.slice(0, 4), ...texts]);
  const titles = new Set<string>();
  for (const [index, address] of addresses.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(`${baseURL}${address}`);
    const content = page.getByRole('main');
    await expect(content.getByRole('article').first()).toBeVisible();
    await expect(content).toHaveText(/(?:.\s*){200}/);
    titles.add((await content.getByRole('heading', { level: 1 }).textContent()) ?? '');
  }
  expect(titles.size).toBe(addresses.length);
});

test('the bottom bar opens home, bonus and search, and its wallet button opens the sign-in', async ({
  page,
  baseURL,
}) => {
  await page.goto('/vip');
  const bar = page.getByRole('navigation', { name: 'Quick navigation' });
  await bar.getByRole('link', { name: 'Search' }).tap();
  await expect(page).toHaveURL(`${baseURL}/search`);
  await bar.getByRole('link', { name: 'Home' }).tap();
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('button', { name: 'Wallet' }).tap();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});

test('the header is shown on a phone on the home page and the profile only', async ({ page }) => {
  for (const [address, isShown] of [
    ['/', true],
    ['/profile', true],
    ['/vip', false],
    ['/all-games', false],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(isShown ? 1 : 0);
  }
});

test('a link opened in a new tab shows its own page @desktop', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await viewAll(page, 'New games').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  // Without Playwright's own wait for a navigation: it can miss the one of a tab that opens meanwhile, and waits for ever.
  const titles = tab.getByRole('heading', { level: 1 });
  await expect(async () => expect(await titles.allTextContents()).toEqual(['New games'])).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the ultimate gaming experience');
});
