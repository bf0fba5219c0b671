import { execFileSync } from 'node:child_process';
import type { Browser } from '@playwright/test';
import type { Run } from '../../scripts/run/Run.ts';
import { startBuiltSite } from '../../scripts/run/startBuiltSite.ts';
import { BROWSERS, isInstalled } from '../browser/browsers.ts';
import { withBrowser } from '../browser/withBrowser.ts';
import { startGridSite } from '../grid/startGridSite.ts';
import type { BrowserResults, Results } from '../report/results.ts';
import { startSites } from '../sites/startSites.ts';
import { measureIn, type Places } from './measureIn.ts';
import type { Options } from './options.ts';

const commitHere = (): string => execFileSync('git', ['describe', '--always', '--dirty']).toString().trim();

async function startPlaces(run: Run, { parts, before }: Options): Promise<Places> {
  const needsSites = (['home', 'visits', 'actions'] as const).some((part) => parts.includes(part));
  const sites = needsSites ? await startSites(run, before) : undefined;
  const pages = parts.includes('pages') ? (sites?.home ?? (await startBuiltSite(run)).baseUrl) : undefined;
  return {
    ...(sites && { sites }),
    ...(pages !== undefined && { pages }),
    ...(parts.includes('grid') && { grid: await startGridSite(run) }),
  };
}

/** Every chosen part in every chosen browser; prints as it goes. */
export async function measureAll(run: Run, options: Options): Promise<Results> {
  const { before, rounds } = options;
  const results: Results = { commit: commitHere(), before, date: new Date().toISOString(), rounds, browsers: {} };
  const places = await startPlaces(run, options);
  for (const name of options.browsers) {
    const measure = (browser: Browser): Promise<BrowserResults> => measureIn(name, browser, places, options);
    if (isInstalled(name)) results.browsers[name] = await withBrowser(run, measure, name);
    else console.log(`\n${BROWSERS[name].path} is not installed: nothing is measured in it.`);
  }
  return results;
}
