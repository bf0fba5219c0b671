/** A framed game may do little; the server's headers for it say so. */
import type { Page } from '@playwright/test';
import { openGame } from './support/games.ts';
import { expect, test } from './support/test.ts';

async function frameOf(page: Page, path: RegExp) {
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  const frame = page.frames().find((candidate) => path.test(candidate.url()));
  if (!frame) throw new Error('no frame');
  return frame;
}

test('a game runs in a frame without access to the site', async ({ page }) => {
  await openGame(page, 'Simba Gold');
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  const frame = await frameOf(page, /\/originals\/slots\.html/);
  const reach = await frame.evaluate(() => {
    const denied = (read: () => unknown) => {
      try {
        read();
        return 'reached';
      } catch (error) {
        return error instanceof DOMException ? error.name : String(error);
      }
    };
    return {
      origin: window.origin,
      storage: denied(() => window.localStorage),
      cookie: denied(() => document.cookie),
      site: denied(() => window.parent.document),
    };
  });
  expect(reach).toEqual({ origin: 'null', storage: 'SecurityError', cookie: 'SecurityError', site: 'SecurityError' });
});

test('the pages of the site and of its games have security policies @desktop', async ({ request }) => {
  const site = (await request.get('/')).headers();
  expect(site['content-security-policy']).toMatch(/default-src 'self'.*object-src 'none'.*frame-ancestors 'none'/);
  expect(site['content-security-policy']).not.toContain('unsafe-inline');
  expect(site).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const game = (await request.get('/originals/slots.html')).headers();
  expect(game['content-security-policy']).toContain("default-src 'none'");
  expect(game['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('no source map is public @desktop', async ({ page, request }) => {
  await page.goto('/');
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect((await request.get(`${script}.map`)).status()).toBe(404);
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
  }
});
