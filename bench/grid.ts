/** node bench/grid.ts: the all-games page with 10,000 games on a slow processor. */
import { requireBuild } from '../scripts/run/requireBuild.ts';
import { Run } from '../scripts/run/Run.ts';
import { runCommand } from '../scripts/run/runCommand.ts';
import { startBuiltSite } from '../scripts/run/startBuiltSite.ts';
import { runScript, ScriptError } from '../scripts/runScript.ts';
import { withBrowser } from './browser/withBrowser.ts';
import { measureGrid } from './grid/measureGrid.ts';
import { table } from './table.ts';

const GAMES = 10_000;

await runScript(async () => {
  const run = new Run();
  await requireBuild(run);
  const seed = async (dataDir: string) => {
    const code = await runCommand(run, ['scripts/seed.ts', '--games', String(GAMES)], { DATA_DIR: dataDir });
    if (code !== 0) throw new ScriptError('The large catalogue could not be made.');
  };
  const { baseUrl } = await startBuiltSite(run, { prepare: seed });
  const figures = await withBrowser(run, (browser) => measureGrid(browser, baseUrl));
  console.log(`\n${GAMES} games, 4x slower processor\n`);
  console.log(
    table(
      ['All games', 'figure'],
      [
        ['from the list to painted cards, ms', Math.round(figures.mountMs)],
        ['elements on the page', figures.nodes],
        ['time between frames while scrolling, p95, ms', figures.scrollP95Ms.toFixed(1)],
        ['from a key to the next paint, median, ms', Math.round(figures.keyMedianMs)],
        ['from a key to the next paint, worst, ms', Math.round(figures.keyWorstMs)],
      ],
    ),
  );
  await run.end(0);
});
