import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/run/chromiumPath.ts';

const artifacts = path.join(import.meta.dirname, '../.artifacts');
// e2e/support/ownNumber.ts reads it, and the workers inherit it.
process.env['E2E_FIRST_NUMBER'] ??= String(Math.floor(Math.random() * 100_000));

// They use every control, which is slower than everything else, and check that: `npm run crawl`.
const LEFT_OUT = process.env['CRAWL'] ? [] : ['crawl.test.ts', 'crawlFinds.test.ts'];
/** Journeys of money and of rounds: they wait for phones, banks, reels and flights far longer than they compute. */
const WAITING = '**/{money,play}/*.test.ts';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A journey ends before the optimizing compilers pay off, and needs no process of its own for graphics. */
const SHORT_LIVED = ['--js-flags=--no-opt,--no-maglev', '--in-process-gpu'];

/**
 * A journey runs on a phone. `@desktop` in its title runs it in the large window instead, and `@both` in both: for
 * everything that depends on the size, such as layout and menus.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testIgnore: LEFT_OUT,
  outputDir: path.join(artifacts, 'e2e'),
  reporter: [['list'], ['json', { outputFile: path.join(artifacts, 'e2e.json') }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // Two workers are as many as a small machine has cores; the third one makes the journeys that mostly wait.
  workers: 3,
  retries: 0,
  // Generous for a busy machine; a working journey never needs this long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3000',
    // Animations without a graphics card take half of the CPU; journeys that need them ask for them. Also, axe must not
    // judge the contrast of a half faded element.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    serviceWorkers: 'block',
    // Traces slow down all journeys; `npm run e2e -- --trace on` makes them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, ...SHORT_LIVED] },
  },
  projects: [
    { name: 'phone with money', testMatch: WAITING, grepInvert: /@desktop/, workers: 1, use: phone },
    { name: 'phone', testIgnore: [...LEFT_OUT, WAITING], grepInvert: /@desktop/, use: phone },
    { name: 'desktop', grep: /@desktop|@both/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
