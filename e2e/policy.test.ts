/** The security policy of the server: every page, sign-in, payment and game works below it, and it stops what it should. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { openGame } from './support/games.ts';
import { actionOf, MONEY_GAMES } from './support/moneyGames.ts';
import { openPage, turnTo } from './support/openPage.ts';
import { GAME_PAGES, PLAYER_PAGES, TEXT_PAGES } from './support/pages.ts';
import { newPhone, openLogIn, signInByCode } from './support/players.ts';
import { gameFrame } from './support/rounds.ts';
import { bankPage, CARDS, depositDialog, fillCard, openCardForm, payButton } from './support/wallet.ts';
import { expect, test } from './support/test.ts';

/** Games of other sites have no frame in production unless the operator names them; the sandbox frames any. */
const asInProduction = (policy: string): string => policy.replace(/frame-src 'self' https: http:/, "frame-src 'self'");

/** The violations of all documents, also of those in frames. */
async function watchPolicies(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('noteViolation', (_source, text: string) => void violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => Promise<void> };
      void noteViolation([location.pathname, effectiveDirective, blockedURI, sourceFile].join(' '));
    });
  });
  return violations;
}

/** The page itself comes with the policy of production. */
async function underPolicy(context: BrowserContext): Promise<string[]> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || request.frame().parentFrame()) return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'];
    await route.fulfill({
      response,
      headers: { ...headers, ...(policy && { 'content-security-policy': asInProduction(policy) }) },
    });
  });
  return watchPolicies(context);
}

test('a visitor walks through every page and breaks no policy', async ({ page, context }) => {
  const violations = await underPolicy(context);
  await openPage(page, '/vip');
  for (const address of [...GAME_PAGES, ...TEXT_PAGES]) await turnTo(page, address);
  await openPage(page, '/');
  await page.reload();
  expect(violations).toEqual([]);
});

test('a player signs in, pays by card and sees every page without breaking the policy', async ({ page, context }) => {
  const violations = await underPolicy(context);
  await signInByCode(page, newPhone());
  await openCardForm(page);
  await fillCard(page, 250, CARDS.authenticated);
  await payButton(page).click();
  await bankPage(page).getByRole('button', { name: 'Complete' }).click();
  await expect(depositDialog(page)).toBeHidden();
  for (const address of PLAYER_PAGES.slice(1)) await turnTo(page, address);
  expect(violations).toEqual([]);
});

test('a game of each kind draws its pictures and plays below its policy', async ({ page, context }) => {
  const violations = await watchPolicies(context);
  for (const name of Object.values(MONEY_GAMES)) {
    await openGame(page, name);
    await expect(gameFrame(page).getByRole('heading', { level: 1 })).toBeVisible();
    await actionOf(page).click();
    await expect(gameFrame(page).locator('svg').first()).toBeAttached();
  }
  expect(violations).toEqual([]);
});

/** Runs what an attacker might get to run, and tells which error it meets. */
const attempt = (where: Page | Frame, how: 'markup' | 'script'): Promise<string> =>
  where.evaluate((sink) => {
    try {
      if (sink === 'markup') document.body.insertAdjacentHTML('beforeend', '<img alt="injected">');
      else document.createElement('script').src = '/api/settings';
      return 'done';
    } catch (error) {
      return (error as Error).name;
    }
  }, how);

test('a text becomes neither markup nor a script, on a page and in a game, and the server is told', async ({
  page,
  guard,
}) => {
  guard.allow(/Trusted/);
  const told = page.waitForRequest(/\/api\/reports$/);
  const player = await openGame(page, MONEY_GAMES.dice);
  await expect(gameFrame(page).getByRole('heading', { level: 1 })).toBeVisible();
  const game = page.frames().find((frame) => frame.url().includes('/originals/'));
  if (!game) throw new Error('the game has no frame');
  for (const where of [page, game]) {
    expect(await attempt(where, 'markup')).toBe('TypeError');
    expect(await attempt(where, 'script')).toBe('TypeError');
    await expect(where.getByAltText('injected')).toHaveCount(0);
  }
  await expect(player).toBeVisible();
  await told;
  await expect.poll(() => readFileSync(process.env['E2E_LOG'] ?? '', 'utf8')).toContain('a page broke its policy');
});

test("Google's window is opened by a page that separates itself from other sites", async ({ page }) => {
  const document = page.waitForResponse((response) => response.request().resourceType() === 'document');
  await openLogIn(page);
  expect((await document).headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opened;
  await chooser.waitForURL(/\/emulator\/auth\/handler/);
  expect(await chooser.evaluate(() => window.opener !== null)).toBe(true);
});
