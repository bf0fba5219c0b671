/** node bench/grid.ts [--rounds 5]: the list of 10,000 games beside a plain virtual list, on a slow processor, in each browser. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../scripts/run/chromiumPath.ts';
import { requireBuild } from '../scripts/run/requireBuild.ts';
import { Run } from '../scripts/run/Run.ts';
import { runScript } from '../scripts/runScript.ts';
import { gridTable } from './grid/gridTable.ts';
import { measureGrid } from './grid/measureGrid.ts';
import { GAMES, startGridSite } from './grid/startGridSite.ts';

/** Full Chromium without a window draws as on a phone; the headless shell does less. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].filter((file) => existsSync(file));

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

await runScript(async () => {
  const run = new Run();
  await requireBuild(run);
  const baseUrl = await startGridSite(run);
  for (const executablePath of BROWSERS) {
    const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, '--headless=new'] });
    const part = run.add({ end: () => browser.close() });
    console.log(`\n${GAMES} games, 4x slower processor, ${executablePath}\n`);
    console.log(gridTable(await measureGrid(browser, baseUrl, Number(values.rounds))));
    await part.end();
  }
  await run.end(0);
});
