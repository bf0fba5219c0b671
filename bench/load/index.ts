/**
 * npm run bench:load [-- --players 500] [-- --seconds 300] [-- --seed N] [-- --chaos | --calm]: signed-in players at one
 * server, first in peace, then with faults of providers and kills of the server. Fails on an error, a check that fails,
 * or memory that grows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { growthOf, printLoad } from './printLoad.ts';
import { runLoad } from './runLoad.ts';

/** Milliseconds. */
const PAUSE = 3_000;
/** The heap may grow by this share from the middle third of the run to the last. */
const MOST_GROWTH = 0.1;

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '20261123' },
    pause: { type: 'string', default: String(PAUSE) },
    chaos: { type: 'boolean', default: false },
    calm: { type: 'boolean', default: false },
  },
});
const [players, seconds, seed, pauseMs] = [values.players, values.seconds, values.seed, values.pause].map(Number) as [
  number,
  number,
  number,
  number,
];
const parts = [...(values.chaos ? [] : [false]), ...(values.calm ? [] : [true])];
for (const isChaos of parts) {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-load-'));
  try {
    const report = await runLoad({ players, seconds, leastActs: 0, seed, pauseMs, folder, isChaos });
    printLoad(report);
    const grows = report.samples.length > 0 && growthOf(report.samples) > MOST_GROWTH;
    if (report.figures.errorCount > 0 || report.checks.failures.length > 0 || grows) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
