/**
 * npm run e2e: journeys in Chromium through the built site, or through SITE_URL. Arguments go to Playwright: npm run
 * e2e -- search
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { requireBuild } from './run/requireBuild.ts';
import { Run } from './run/Run.ts';
import { runCommand } from './run/runCommand.ts';
import { startBuiltSite } from './run/startBuiltSite.ts';
import { runScript } from './runScript.ts';

/** The log of server and identity service; a journey searches it for secrets. */
const LOG_FILE = path.join(import.meta.dirname, '../.artifacts/site.log');
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Offers of bonus money, which a new site has none of, a wheel that asks for no stakes, and a jackpot that a stake of Ksh 4,000 wins for certain. */
const OFFERS = path.join(import.meta.dirname, '../e2e/offers.json');

const importOffers = (run: Run) => async (dataDir: string) => {
  const settings = { DATA_DIR: dataDir, ALLOW_GENEROUS_OFFERS: 'true' };
  if ((await runCommand(run, ['scripts/content.ts', 'import', OFFERS], settings)) !== 0)
    throw new Error(`${OFFERS} cannot be imported`);
};

async function startSite(run: Run): Promise<NodeJS.ProcessEnv> {
  await requireBuild(run);
  mkdirSync(path.dirname(LOG_FILE), { recursive: true });
  // Journeys pay from phones that decide how a payment ends, not from those of their players.
  process.env['OTHER_PAYER_PHONES'] ??= 'allow';
  // All of them sign in from one address, also when they are repeated.
  process.env['AUTH_CODES_PER_ADDRESS'] ??= '100000';
  const site = await startBuiltSite(run, {
    hasSignIn: true,
    hasMoney: true,
    logFile: LOG_FILE,
    prepare: importOffers(run),
  });
  return {
    E2E_ORIGIN: site.baseUrl,
    E2E_AUTH_URL: site.authUrl,
    ...Object.fromEntries(
      Object.entries(site.money?.urls ?? {}).map(([rail, url]) => [`E2E_${rail.toUpperCase()}_URL`, url]),
    ),
    E2E_LOG: LOG_FILE,
  };
}

await runScript(async () => {
  const run = new Run();
  const runningSite = process.env['SITE_URL']?.replace(/\/$/, '');
  const settings = runningSite ? { E2E_ORIGIN: runningSite } : await startSite(run);
  const args = [PLAYWRIGHT, 'test', '--config=e2e/playwright.config.ts', ...process.argv.slice(2)];
  await run.end(await runCommand(run, args, settings));
});
