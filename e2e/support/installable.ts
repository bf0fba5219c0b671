/** The site as the browser would install it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/run/chromiumPath.ts';

/** The one without a window installs no sites. */
const WHOLE_BROWSER = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
export const hasWholeBrowser = existsSync(WHOLE_BROWSER) && !WHOLE_BROWSER.includes('headless-shell');

/** A browser with a profile on disk, because nothing is installed from a private window. */
export async function inWholeBrowser(baseURL: string, use: (context: BrowserContext) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'karata-profile-'));
  const options = { baseURL, executablePath: WHOLE_BROWSER, args: CHROMIUM_FLAGS };
  const context = await chromium.launchPersistentContext(profile, options);
  await use(context).finally(() => context.close());
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

export interface Installable {
  manifest: Record<string, unknown>;
  /** The browser cannot read these parts of the manifest. */
  errors: string[];
}

/** The manifest that the browser has read for this page. */
export async function manifestOf(page: Page): Promise<Installable> {
  const session = await page.context().newCDPSession(page);
  const { data = '{}', errors } = await session.send('Page.getAppManifest');
  await session.detach();
  return { manifest: JSON.parse(data) as Record<string, unknown>, errors: errors.map(({ message }) => message) };
}

/** The browser names these reasons against installing the site. */
export async function obstaclesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  await session.detach();
  return installabilityErrors.map(({ errorId }) => errorId);
}
