import { speak } from './support/openPage.ts';
import { test } from './support/test.ts';
for (const [width, height] of [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const)
  test(`tile ${width}`, async ({ page }) => {
    let flight: object | null = null;
    await page.route('**/api/play/flights/kupaa**', (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({
          data: {
            serverTime: new Date().toISOString(),
            flight,
            history: flight
              ? [
                  { id: 1, crashAt: 2.34, hash: 'a' },
                  { id: 2, crashAt: 120.4, hash: 'b' },
                ]
              : [],
            chain: null,
          },
        }),
      }),
    );
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const language of ['en', 'sw'] as const) {
      await speak(page, language);
      for (const [name, x] of [
        ['none', 0],
        ['count', 6000],
        ['fly', -30000],
      ] as const) {
        flight =
          name === 'none'
            ? null
            : {
                id: 9,
                status: x > 0 ? 'betting' : 'flying',
                bettingEndsAt: new Date(Date.now() + x).toISOString(),
                betCount: 0,
                bets: [],
              };
        await page.waitForTimeout(3600);
        const tile = page.locator('article[data-game-id=kupaa]').first();
        await tile.scrollIntoViewIfNeeded();
        await tile.screenshot({ path: `/tmp/w/shots/kupaa/after/tile-${width}-${language}-${name}.png` });
      }
    }
  });
