/** node bench/cards.ts [--rounds 5]: what one thing more on each card of a game costs in a scroll through 10,000 games, in full Chromium. */
import { parseArgs } from 'node:util';
import { requireBuild } from '../scripts/run/requireBuild.ts';
import { Run } from '../scripts/run/Run.ts';
import { runScript } from '../scripts/runScript.ts';
import { withBrowser } from './browser/withBrowser.ts';
import { measureActions } from './cards/measureActions.ts';
import { measureCauses } from './cards/measureCauses.ts';
import { startGridSite } from './grid/startGridSite.ts';
import { table } from './table.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

await runScript(async () => {
  const run = new Run();
  await requireBuild(run);
  const baseUrl = await startGridSite(run);
  const { costs, action } = await withBrowser(
    run,
    async (browser) => ({
      action: await measureActions(browser, baseUrl),
      costs: await measureCauses(browser, `${baseUrl}/all-games`, Number(values.rounds)),
    }),
    'full',
  );
  const bare = costs[0];
  const more = (ms: number, than = 0) => `${ms < than ? '−' : '+'}${Math.abs(ms - than).toFixed(0)}`;
  console.log('\nProcessor time in 240 frames of a scroll, 4x slower processor, against a card as it is\n');
  console.log(
    table(
      ['Each card with', 'page, ms', 'more', 'drawing, ms', 'more'],
      costs.map(({ name, page, drawing }) => [
        name,
        page.toFixed(0),
        more(page, bare?.page),
        drawing.toFixed(0),
        more(drawing, bare?.drawing),
      ]),
    ),
  );
  const { cards, listed, without } = action;
  console.log(
    `\nAn action that no card reads takes ${listed.toFixed(0)} µs with ${cards} cards, ${without.toFixed(0)} µs without any.`,
  );
  await run.end(0);
});
