import type { Browser } from '@playwright/test';
import { measureActions, mediansOfActions } from '../actions/measureActions.ts';
import { BROWSERS, type BrowserName } from '../browser/browsers.ts';
import { NETWORKS } from '../browser/networks.ts';
import { gridTable } from '../grid/gridTable.ts';
import { measureGrid } from '../grid/measureGrid.ts';
import { measureHome } from '../home/measureHome.ts';
import { measurePages } from '../pages/measurePages.ts';
import { actionsTable } from '../report/actionsTable.ts';
import { homeTable } from '../report/homeTable.ts';
import { pagesTable } from '../report/pagesReport.ts';
import type { BrowserResults, Compared } from '../report/results.ts';
import { visitsTable } from '../report/visitsTable.ts';
import type { Sites } from '../sites/startSites.ts';
import { mediansOfVisits, measureVisits } from '../visits/measureVisits.ts';
import { signedInState, type StoredState } from '../visits/signedInState.ts';
import { inTurns, mapValues } from '../statistics.ts';
import type { Options } from './options.ts';

/** The addresses that are measured; a part that nobody asked for has none. */
export interface Places {
  sites?: Sites;
  /** The site whose public pages are measured beside its home. */
  pages?: string;
  /** The site with a large catalogue. */
  grid?: string;
}

/** Measures the site now and before in turns, each with a player of its own. */
async function compare<TFigures>(
  browser: Browser,
  { home, before }: Sites,
  measure: (url: string, player: StoredState) => Promise<TFigures>,
  { rounds }: Options,
): Promise<Compared<TFigures[]>> {
  const players: Record<string, StoredState> = {};
  const urls: Compared<string> = { home, ...(before !== undefined && { before }) };
  for (const url of Object.values<string>({ ...urls })) players[url] = await signedInState(browser, url);
  const subjects = mapValues(
    { ...urls } as Record<'home' | 'before', string>,
    (url) => () => measure(url, players[url] as StoredState),
  );
  return inTurns(subjects, rounds);
}

const change = <TFrom, TTo>({ home, before }: Compared<TFrom>, by: (figures: TFrom) => TTo): Compared<TTo> => ({
  home: by(home),
  ...(before !== undefined && { before: by(before) }),
});

/** The chosen parts in one browser. */
export async function measureIn(
  name: BrowserName,
  browser: Browser,
  { sites, pages, grid }: Places,
  options: Options,
): Promise<BrowserResults> {
  const { parts, rounds, networks } = options;
  const results: BrowserResults = { version: browser.version(), home: {} };
  const where = `${BROWSERS[name].title} ${results.version}, 4 × slower processor`;
  const say = (title: string, text: string) =>
    console.log(`\n## ${title}: ${where}\n\nMedians of ${rounds} rounds in turns; times in ms.\n\n${text}`);
  if (sites && parts.includes('home')) {
    for (const line of networks) {
      const home = await measureHome(browser, sites, { network: NETWORKS[line], rounds });
      results.home[line] = home;
      say(`Home, first visit, ${NETWORKS[line].title}`, homeTable(home.figures));
    }
  }
  if (pages !== undefined && parts.includes('pages')) {
    results.pages = await measurePages(browser, pages, rounds);
    say(`Public pages, first visit, ${NETWORKS['3g'].title}`, pagesTable(results.pages));
  }
  if (sites && parts.includes('visits')) {
    const visits = await compare(browser, sites, (url, player) => measureVisits(browser, url, player), options);
    results.visits = change(visits, mediansOfVisits);
    say(`Visits, ${NETWORKS['3g'].title}`, visitsTable(results.visits));
  }
  if (sites && parts.includes('actions')) {
    const actions = await compare(browser, sites, (url, player) => measureActions(browser, url, player), options);
    results.actions = change(actions, mediansOfActions);
    say(`Actions, ${NETWORKS['3g'].title}`, actionsTable(results.actions));
  }
  if (grid !== undefined && parts.includes('grid')) {
    results.grid = await measureGrid(browser, grid, rounds);
    say('10,000 games', gridTable(results.grid));
  }
  return results;
}
