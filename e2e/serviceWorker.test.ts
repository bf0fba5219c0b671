/** The service worker: a second visit, one without a network, and what is never kept. */
import type { BrowserContext, Page } from '@playwright/test';
import { cardsIn } from './support/games.ts';
import { keptAddresses, keptBy, openWithWorker } from './support/kept.ts';
import { openPage, speak } from './support/openPage.ts';
import { newPhone } from './support/players.ts';
import { signInUnseen } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ serviceWorkers: 'allow' });

const keptHome = async (page: Page) => (await keptBy(page)).find(({ address }) => address === '/')?.body;

/** Opens the page in a tab of its own, without a network. */
async function visitOffline(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await context.setOffline(true);
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  return later;
}

test('home opens without a network on a second visit, in the chosen language, and says so', async ({
  page,
  context,
}) => {
  await openWithWorker(page);
  await speak(page, 'sw');
  await expect.poll(() => keptHome(page)).toContain('<html lang="sw"');
  await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(/^\/images\/games\//));
  const later = await visitOffline(context, page, '/');
  await expect(later.getByText(words('sw', 'footer.offline'))).toBeVisible();
  await expect(later.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(cardsIn(later).first()).toBeVisible();
  const picture = later.locator('[data-game-id] img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("the pages that are kept are made for the player's choices, also after these change", async ({
  page,
  openMenu,
}) => {
  await openWithWorker(page);
  const kept = async (address: string) => (await keptBy(page)).find((one) => one.address === address)?.body;
  expect(await kept('/')).toContain('"isSaving":false');
  const menu = await openMenu();
  await menu.getByRole('button', { name: 'Data saver' }).click();
  await expect.poll(() => kept('/')).toContain('"isSaving":true');
  await menu.getByRole('combobox', { name: 'Language' }).selectOption('sw');
  await expect.poll(() => kept('/')).toContain('<html lang="sw"');
  await expect.poll(() => kept('/app.html')).toContain('<html lang="sw"');
});

test('a list that was seen is there without a network', async ({ page, context }) => {
  await openWithWorker(page);
  await openPage(page, '/all-games');
  await expect(cardsIn(page).first()).toBeVisible();
  await expect.poll(() => keptAddresses(page)).toContain('/api/games');
  const later = await visitOffline(context, page, '/all-games');
  await expect(cardsIn(later).first()).toBeVisible();
  await expect(later.getByText(words('en', 'footer.offline'))).toBeVisible();
});

const WINDOWS = 4;
/** A phone's window shows at least so many. */
const FEWEST_PICTURES = 4;

/** The pictures of games in view, undefined for one that is not there yet. */
const inView = (page: Page) =>
  page.locator('[data-game-id] img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map(({ currentSrc, naturalWidth }) => (naturalWidth > 0 ? new URL(currentSrc).pathname : undefined)),
  );

/** Scrolls down some windows, each when the pictures of the one before are there. */
async function lookThrough(page: Page): Promise<string[]> {
  const seen = new Set<string>();
  await expect(cardsIn(page).first()).toBeVisible();
  for (let window = 0; window < WINDOWS; window += 1) {
    await page.evaluate(async (windows) => {
      scrollTo(0, windows * innerHeight);
      // The cards of the new place are drawn by then.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, window);
    await expect(async () => {
      const pictures = await inView(page);
      expect(pictures.length).toBeGreaterThanOrEqual(FEWEST_PICTURES);
      expect(pictures).not.toContain(undefined);
      pictures.forEach((picture) => picture && seen.add(picture));
    }).toPass();
  }
  return [...seen];
}

/** Counts the bytes of each picture that the worker has downloaded. */
async function downloadedByWorker(context: BrowserContext, pictures: readonly string[]): Promise<number[]> {
  const [worker] = context.serviceWorkers();
  const loaded = await worker?.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, transferSize }) => ({
      address: new URL(name).pathname,
      transferSize,
    })),
  );
  return (loaded ?? []).filter(({ address }) => pictures.includes(address)).map(({ transferSize }) => transferSize);
}

test('pictures that were scrolled past are kept without a second download, for no network', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/all-games');
  const seen = await lookThrough(page);
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(seen));
  expect(new Set(await downloadedByWorker(context, seen))).toEqual(new Set([0]));
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const later = await visitOffline(context, page, '/all-games');
  await lookThrough(later);
  // A row at the edge of the last window may be drawn after those above it.
  await expect.poll(() => inView(later)).toContain(seen.at(-1));
});

/** Pages, hashed parts, pictures, and public lists without the games of anybody. */
const PUBLIC =
  /^\/(?:$|app\.html$|favicon\.svg$|assets\/|images\/|api\/(?:games(?:\?(?:list|category)=\w+)?$|providers$|settings$|competitions$|challenges$|bonus|content\/[\w-]+$))/;

test('nothing of a player is kept, while signed in and after', async ({ page }) => {
  const phone = newPhone();
  await signInUnseen(page, phone);
  await openWithWorker(page);
  for (const address of ['/profile', '/history', '/my-bets', '/referral?of=me', '/']) await openPage(page, address);
  const kept = await keptBy(page);
  expect(kept.filter(({ address }) => !PUBLIC.test(address))).toEqual([]);
  expect(kept.filter(({ asked }) => asked.includes('authorization'))).toEqual([]);
  const digits = phone.slice(-8);
  expect(kept.filter(({ body, address }) => body.includes(digits) || address.includes(digits))).toEqual([]);
});
