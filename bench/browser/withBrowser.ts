import { type Browser, chromium } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import type { Run } from '../../scripts/run/Run.ts';
import { BROWSERS, type BrowserName } from './browsers.ts';

/** One of the browsers, or that of the journeys; closed after `measure` or an early end of the run. */
export async function withBrowser<TResult>(
  run: Run,
  measure: (browser: Browser) => Promise<TResult>,
  name?: BrowserName,
): Promise<TResult> {
  const launched = await chromium.launch({
    ...config.use?.launchOptions,
    ...(name && { executablePath: BROWSERS[name].path }),
  });
  const browser = run.add({ browser: launched, end: () => launched.close() });
  const result = await measure(browser.browser);
  await browser.end();
  return result;
}
