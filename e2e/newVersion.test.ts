/** A release, seen from a browser with a service worker. */
import type { Page } from '@playwright/test';
import type { Guard } from './support/Guard.ts';
import { keptAddresses, openWithWorker } from './support/kept.ts';
import { copyBuild, type OwnBuild } from './support/laterBuild.ts';
import { openPage } from './support/openPage.ts';
import { type RestartableSite, startRestartableSite } from './support/restartableSite.ts';
import { expect, test as base } from './support/test.ts';
import { words } from './support/words.ts';

interface Fixtures {
  build: OwnBuild;
  site: RestartableSite;
}

const test = base.extend<Fixtures>({
  build: async ({ browserName: _ }, use) => {
    const build = copyBuild();
    await use(build);
    build.remove();
  },
  site: async ({ build }, use) => {
    const site = await startRestartableSite({ WEB_DIR: build.webDir });
    await use(site);
    await site.end();
  },
  baseURL: async ({ site }, use) => use(site.baseUrl),
  serviceWorkers: 'allow',
});

const mainOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src).find((src) => src.includes('/assets/main.')));

const keptParts = async (page: Page): Promise<string[]> =>
  (await keptAddresses(page)).flatMap((address) => /^\/assets\/([\w-]+)\.\w+\.js$/.exec(address)?.[1] ?? []);

/** Waits until all that is loaded ahead has come, so that no part is on its way when the server ends. */
async function openWhole(page: Page): Promise<void> {
  await openWithWorker(page);
  await expect.poll(() => keptParts(page)).toEqual(expect.arrayContaining(['modal-auth', 'modal-player', 'all-games']));
}

/** A picture, a list, or the question whether the site is there may be on its way, and fails with the server; parts are not. */
async function restart(site: RestartableSite, guard: Guard): Promise<void> {
  guard.allow(/^Failed to load resource: net::ERR_/, /^\/(?:images\/|api\/|build\.txt$)/);
  await site.kill();
  await site.start();
}

test('a visit after a release opens the kept page, says that a new version is ready, and takes it on request', async ({
  page,
  build,
  site,
  guard,
}) => {
  await openWhole(page);
  const before = await mainOf(page);
  const released = build.release();
  await restart(site, guard);
  await openPage(page, '/');
  expect(await mainOf(page)).toBe(before);
  const notice = page.getByRole('status').filter({ hasText: words('en', 'footer.newVersion') });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => mainOf(page).catch(() => undefined)).toBe(site.baseUrl + released);
  await expect(notice).toHaveCount(0);
  await expect.poll(() => keptAddresses(page)).toContain(released);
  await openPage(page, '/all-games');
  expect(await mainOf(page)).toBe(site.baseUrl + released);
});

test('a reload by the browser after a release opens the new version', async ({ page, build, site, guard }) => {
  await openWhole(page);
  const released = build.release();
  await restart(site, guard);
  await page.reload();
  expect(await mainOf(page)).toBe(site.baseUrl + released);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect.poll(() => keptAddresses(page)).toContain(released);
  await expect(page.getByText(words('en', 'footer.newVersion'))).toHaveCount(0);
});

test('a service worker that is switched off deletes what it kept, once its tabs are closed', async ({
  page,
  context,
  build,
  site,
  guard,
}) => {
  await openWhole(page);
  build.endWorker();
  await restart(site, guard);
  await openPage(page, '/');
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
    .toBe(true);
  await page.close();
  const later = await context.newPage();
  // A page that is opened at once may still get the former worker, which then goes on: it is left for a while.
  await expect(async () => {
    await later.goto('/build.txt');
    const kept = await keptAddresses(later);
    await later.goto('about:blank');
    expect(kept).toEqual([]);
  }).toPass();
  await openPage(later, '/');
  expect(await later.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
