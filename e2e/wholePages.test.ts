/** Every public page is whole before any script, and is taken over as it is. */
import type { APIRequestContext, ConsoleMessage, Locator, Page } from '@playwright/test';
import { holdScript } from './support/holdScript.ts';
import { layoutShiftOf, watchLayoutShift } from './support/layoutShift.ts';
import { expectSettled } from './support/openPage.ts';
import { LANGUAGES } from './support/pages.ts';
import { signInUnseen } from './support/signIn.ts';
import { newPhone } from './support/players.ts';
import { expect, test } from './support/test.ts';

const TOUR_MS = 600_000;

/** The addresses of the public pages in English, as search engines know them. */
async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, place = '']) => new URL(place.replaceAll('&amp;', '&')),
  );
  const addresses = places
    .filter(({ searchParams }) => !searchParams.has('lang'))
    .map(({ pathname, search }) => pathname + search);
  expect(addresses.length).toBeGreaterThan(30);
  return addresses;
}

const inLanguage = (address: string, language: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** The bar of kinds is drawn when it is near, so it has no words before the first frame. */
const hasWords = (page: Page): Promise<boolean> =>
  expect
    .poll(async () => (await page.getByRole('main').innerText()).trim().length)
    .toBeGreaterThan(99)
    .then(
      () => true,
      () => false,
    );

/** Tells what is wrong with a page that no script has touched. */
async function lookWithoutScript(page: Page, address: string, language: string): Promise<string[]> {
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.count()) === 1 ? ((await heading.innerText()) ?? '').trim() : '';
  const isHome = new URL(page.url()).pathname === '/';
  const cards = await page.locator('main [data-game-id]').count();
  const isList = /^\/(?:all-games|games|provider|search)/.test(address);
  const faults = {
    language: (await page.locator('html').getAttribute('lang')) !== language,
    heading: title === '' && !isHome,
    title: !isHome && !(await page.title()).startsWith(`${title} | `),
    words: !(await hasWords(page)),
    games: (isList || isHome) && cards === 0,
    canonical: (await page.locator('link[rel=canonical]').count()) !== 1,
  };
  return Object.entries(faults).flatMap(([what, isWrong]) => (isWrong ? [`${address}: ${what}`] : []));
}

/** Scrolls to a picture and waits until it has loaded. */
async function expectShown(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const picture = place.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('each public page shows what it is about, in both languages', async ({ page, request }) => {
    test.setTimeout(TOUR_MS);
    const wrong: string[] = [];
    const titles: string[] = [];
    for (const address of await publicAddresses(request)) {
      for (const language of LANGUAGES) {
        wrong.push(...(await lookWithoutScript(page, inLanguage(address, language), language)));
        titles.push(`${language} ${await page.title()}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });

  test('a page of the player says on its first screen what it needs, and lists show games and providers', async ({
    page,
  }) => {
    await page.goto('/profile');
    const needs = page.locator('noscript p:visible');
    await expect(needs).toHaveText(/^Karata needs JavaScript/);
    await expect(needs).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karata');
    await expect(needs.getByRole('link', { name: 'All games' })).toBeVisible();
    await page.goto('/profile?lang=sw');
    await expect(needs).toHaveText(/^Karata inahitaji JavaScript/);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto('/all-games?lang=en');
    await expect(needs).toHaveText(/^Karata needs JavaScript/);
    await expect(needs).toBeInViewport({ ratio: 1 });
    await expect(needs.getByRole('link')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button').filter({ hasNot: page.locator('picture') })).toHaveCount(0);
    await expect(page.getByRole('combobox').or(page.getByRole('searchbox'))).toHaveCount(0);
    const provider = page.getByRole('navigation').getByRole('link', { name: 'Mwamba Reels' });
    await expectShown(provider);
    const cards = page.locator('main [data-game-id]');
    for (const place of [0, 2, 23]) await expectShown(cards.nth(place));
  });

  test('an address that is no page says so, with a way on, in both languages', async ({ page, guard }) => {
    guard.allow(/404/, '/no-such-page');
    await page.goto('/no-such-page?lang=sw');
    await expect(page).toHaveTitle('Hakuna ukurasa kwenye anwani hii | Karata');
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
    await page.getByRole('link', { name: 'See all games' }).click();
    await expect(page).toHaveURL('/all-games');
  });
});

/** These lists are in the pages that show them. The whole list of games is what a bar of kinds counts. */
const IN_PAGES =
  /\/api\/(?:settings|providers|content\/(?:hero|welcome|deposit|text|vip|referral|challenge-tasks|bonus-market|free)|bonuses|deposit-bonuses|bonus-market|free-spins|vip|referral-terms|competitions|games\?list)/;

/** The end of home comes later, with lists of its own. */
const BELOW_HOME = /\/api\/(?:competitions|content\/welcome)/;

/** Collects what a page asks for that it has, and what React found different from what was there. */
function watchTakeOver(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isBelow = new URL(page.url()).pathname === '/' && BELOW_HOME.test(pathname);
    if (IN_PAGES.test(pathname + search) && !isBelow) found.push(`asks for ${pathname}${search}`);
  });
  page.on('console', (message: ConsoleMessage) => {
    if (message.text().includes('rendered again')) found.push(message.text());
  });
  return found;
}

const contentOf = (html: string, name: string): string =>
  new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]+)"`).exec(html)?.[1] ?? '';

/** The facts of a page at its address, as it tells them. */
function factsOf(html: string, place: string): Record<string, boolean> {
  const language = place.endsWith('lang=sw') ? 'sw' : 'en';
  const known = /<script type="application\/ld\+json">([^<]+)</.exec(html)?.[1] ?? '{}';
  const description = contentOf(html, 'description');
  return {
    inItsLanguage: html.includes(`<html lang="${language}"`),
    canonical: html.includes(`<link rel="canonical" href="${place}">`),
    inEveryLanguage: ['en', 'sw', 'x-default'].every((code) => html.includes(`hreflang="${code}"`)),
    described: description.length > 20 && contentOf(html, 'og:description') === description,
    shared: contentOf(html, 'og:url') === place && html.includes(`<title>${contentOf(html, 'og:title')}<`),
    known: '@graph' in (JSON.parse(known) as object),
  };
}

test('each public page tells search engines about itself, at its address in each language', async ({ request }) => {
  test.setTimeout(TOUR_MS);
  const wrong: string[] = [];
  const pictures = new Set<string>();
  const map = await (await request.get('/sitemap.xml')).text();
  for (const [, place = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const answer = await request.get(place.replaceAll('&amp;', '&'));
    const html = await answer.text();
    const isFound = answer.status() === 200 && answer.headers()['x-robots-tag'] === undefined;
    const facts = Object.entries({ found: isFound, ...factsOf(html, place) });
    wrong.push(...facts.flatMap(([what, isSo]) => (isSo ? [] : [`${place}: not ${what}`])));
    pictures.add(contentOf(html, 'og:image'));
  }
  expect(wrong).toEqual([]);
  for (const picture of pictures) expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

interface First {
  firstParts?: Element[];
}

/** Remembers the heading and the bar of kinds that the page came with, before its scripts run. */
const keepParts = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      (window as First).firstParts ??= [...document.querySelectorAll('h1, main nav li')];
    }),
  );

const arePartsKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as First).firstParts?.every((part) => part.isConnected) === true);

test('each public page is taken over as it is: nothing moves, is rendered again, or is asked for twice @both', async ({
  page,
  request,
}) => {
  test.setTimeout(TOUR_MS);
  await watchLayoutShift(page);
  await keepParts(page);
  const wrong: string[] = [];
  const found = watchTakeOver(page);
  const isWide = (page.viewportSize()?.width ?? 0) > 1_000;
  for (const [index, address] of (await publicAddresses(request)).entries()) {
    // A wide window looks at every page in one language, each in turn: the phone looks at both.
    for (const language of isWide ? LANGUAGES.slice(index % 2, (index % 2) + 1) : LANGUAGES) {
      await page.context().clearCookies();
      await page.goto('/favicon.svg');
      await page.evaluate(() => localStorage.clear());
      found.length = 0;
      const at = inLanguage(address, language);
      await page.goto(at);
      await expectSettled(page);
      const moved = await layoutShiftOf(page);
      wrong.push(...found.map((what) => `${at}: ${what}`), ...(moved < 0.001 ? [] : [`${at}: moved by ${moved}`]));
      if (!(await arePartsKept(page))) wrong.push(`${at}: is rendered again`);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    }
  }
  expect(wrong).toEqual([]);
});

test('a player never sees the page of a visitor: what is for visitors is hidden from the first paint on @both', async ({
  page,
}) => {
  await signInUnseen(page, newPhone());
  for (const address of ['/', '/bonus', '/vip', '/referral', '/responsible-gaming', '/challenge', '/bonus-market']) {
    const letGo = await holdScript(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('#main > *').first()).toBeAttached();
    const place = address === '/' ? page.getByRole('banner') : page.locator('body');
    await expect(place.getByRole('button', { name: /Log In|Register/ }).filter({ visible: true })).toHaveCount(0);
    if (address !== '/') await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(0);
    letGo();
    await expectSettled(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});
