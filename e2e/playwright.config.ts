import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/run/chromiumPath.ts';

const artifacts = path.join(import.meta.dirname, '../.artifacts');

/**
 * A journey runs on a phone, as most players do. In its title, `@desktop` takes it to the large window instead, for what
 * is only there, and `@both` makes it run twice: for what depends on the size, such as what fits, what covers what, and
 * menus. What the server does, or a rule of a form, is the same at either size.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  // It uses every control there is, which takes longer than everything else: `npm run crawl`.
  testIgnore: process.env['CRAWL'] ? [] : ['crawl.test.ts'],
  outputDir: path.join(artifacts, 'e2e'),
  reporter: [['list'], ['json', { outputFile: path.join(artifacts, 'e2e.json') }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // More than a small machine has cores: journeys wait for M-Pesa, for banners and for what is lazy.
  workers: 4,
  retries: 0,
  // Generous: a busy machine is slow, and a journey that is well never waits this long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3000',
    // Moving pictures without a graphics card take half of the processor's time; journeys that need them ask for
    // them. Nothing half faded in is judged for its contrast either.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    serviceWorkers: 'block',
    // Made of every journey, for the one that fails, they slow all down; `npm run e2e -- --trace on` has them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grep: /@desktop|@both/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
