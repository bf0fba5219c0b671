/** node bench/grid.ts [--rounds 5] [--browser full]: the list of 10,000 games beside a plain virtual list, on a slow processor, in each browser. */
import { parseArgs } from 'node:util';
import { requireBuild } from '../scripts/run/requireBuild.ts';
import { Run } from '../scripts/run/Run.ts';
import { runScript } from '../scripts/runScript.ts';
import { BROWSER_NAMES, BROWSERS, isInstalled } from './browser/browsers.ts';
import { withBrowser } from './browser/withBrowser.ts';
import { gridTable } from './grid/gridTable.ts';
import { measureGrid } from './grid/measureGrid.ts';
import { GAMES, startGridSite } from './grid/startGridSite.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, browser: { type: 'string' } },
});

await runScript(async () => {
  const run = new Run();
  await requireBuild(run);
  const baseUrl = await startGridSite(run);
  for (const name of BROWSER_NAMES.filter(isInstalled)) {
    if (values.browser && values.browser !== name) continue;
    const figures = await withBrowser(run, (browser) => measureGrid(browser, baseUrl, Number(values.rounds)), name);
    console.log(`\n${GAMES} games, 4x slower processor, ${BROWSERS[name].title}\n`);
    console.log(gridTable(figures));
  }
  await run.end(0);
});
