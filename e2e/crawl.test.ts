/** Uses every control of every page, and checks that it does something useful. */
import type { Page } from '@playwright/test';
import type { Control } from './support/crawl/controls.ts';
import { Crawler } from './support/crawl/Crawler.ts';
import { freezeStorage } from './support/crawl/freezeStorage.ts';
import { watchPage } from './support/crawl/watchPage.ts';
import { openPage, speak } from './support/openPage.ts';
import { EVERY_PAGE, type Language, LANGUAGES, VISITS } from './support/pages.ts';
import { newPhone, signInByCode } from './support/players.ts';
import { expectSignedIn } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

// Thousands of presses would make a trace of hundreds of megabytes.
test.use({ trace: 'off' });

const CRAWL_MS = 1_800_000;

/** Controls that end the session or lock the player out have their own journeys. */
const ENDINGS = ['account.signOut', 'profile.signOut'];
/** The final button of confirmations. */
const LAST_WORDS = ['profile.everywhereConfirm', 'responsible.startTimeOut', 'responsible.excludeMe'];

/** A part of the pages, for a short run: `CRAWL_PAGES=bonus npm run crawl`. */
const PART = EVERY_PAGE.filter((address) => new RegExp(process.env['CRAWL_PAGES'] ?? '').test(address));
const LEAST_CONTROLS = (200 * PART.length) / EVERY_PAGE.length;

// One of the controls changes the language, so the names stand here in both.
const namesOf = (ids: readonly string[]) =>
  new Set(LANGUAGES.flatMap((language) => ids.map((id) => words(language, id))));
const [ENDING_NAMES, LAST_NAMES] = [namesOf(ENDINGS), namesOf(LAST_WORDS)];

const isEnding = ({ name, region }: Control) =>
  ENDING_NAMES.has(name) || (region.startsWith('dialog') && LAST_NAMES.has(name));

interface Visit {
  language: Language;
  isPlayer: boolean;
}

/** Opens an address until everything for this visitor is there, in any language. */
async function openFor(page: Page, { language, isPlayer }: Visit, address: string): Promise<void> {
  await openPage(page, address);
  if (isPlayer) await expectSignedIn(page);
  if ((await page.locator('html').getAttribute('lang')) !== language) await speak(page, language);
  // Other pages than home have no header on a phone.
  const header = page.getByRole('banner');
  if (!isPlayer || (await header.count()) === 0) return;
  await expect(header.getByRole('button', { name: words(language, 'account.menu') })).toBeVisible();
}

for (const { size, ...visit } of VISITS) {
  const { language, isPlayer } = visit;
  test(`every control does something: ${language}, signed ${isPlayer ? 'in' : 'out'} ${size}`, async ({
    page,
    guard,
  }) => {
    test.setTimeout(CRAWL_MS);
    await watchPage(page);
    if (isPlayer) await signInByCode(page, newPhone());
    else await openPage(page, '/');
    await speak(page, language);
    await freezeStorage(page, language);
    const crawler = new Crawler({ page, guard, isEnding, open: (address) => openFor(page, visit, address) });
    for (const address of PART) await crawler.crawl(address);
    expect(crawler.problems).toEqual([]);
    expect(crawler.missed.length, crawler.missed.join('\n')).toBeLessThan(crawler.count / 20);
    expect(crawler.count).toBeGreaterThan(LEAST_CONTROLS);
  });
}
