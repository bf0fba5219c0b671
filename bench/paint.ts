/**
 * node bench/paint.ts: how soon a cheap phone on a slow line shows home. Absolute times depend on the machine: read the
 * ratio.
 */
import { requireBuild } from '../scripts/run/requireBuild.ts';
import { Run } from '../scripts/run/Run.ts';
import { runScript } from '../scripts/runScript.ts';
import { withBrowser } from './browser/withBrowser.ts';
import { measurePaint } from './paint/measurePaint.ts';
import type { Vitals } from './paint/vitals.ts';
import { table } from './table.ts';

const row = (name: string, { fcp, lcp, cls }: Vitals) => [name, Math.round(fcp), Math.round(lcp), cls.toFixed(3)];

await runScript(async () => {
  const run = new Run();
  await requireBuild(run);
  const { home, floor } = await withBrowser(run, (browser) => measurePaint(run, browser));
  console.log('4x slower processor, 1.6 Mbit/s, 150 ms; medians of 7 rounds, in turns\n');
  console.log(
    table(
      ['Page', 'FCP ms', 'LCP ms', 'CLS'],
      [
        row('home', home),
        row('floor: the same scripts, nothing prerendered', floor),
        ['home / floor', (home.fcp / floor.fcp).toFixed(2), (home.lcp / floor.lcp).toFixed(2), ''],
      ],
    ),
  );
  await run.end(0);
});
