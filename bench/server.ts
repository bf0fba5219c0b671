/** npm run bench:server: withdrawals a second, compared with SQLite's commits a second on the same disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureCommits } from './server/measureCommits.ts';
import { measureWithdrawals } from './server/measureWithdrawals.ts';
import type { Rate } from './server/rate.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

const ROUNDS = 3;
const TIMES = 1_500;

const mid = (rates: readonly Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  p50Ms: median(rates.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(rates.map(({ p99Ms }) => p99Ms)),
});

const folder = mkdtempSync(path.join(tmpdir(), 'karata-bench-'));
try {
  const commits: Rate[] = [];
  const withdrawals: Awaited<ReturnType<typeof measureWithdrawals>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    commits.push(await measureCommits(path.join(folder, `commits-${round}.sqlite`), TIMES));
    withdrawals.push(await measureWithdrawals(path.join(folder, `withdrawals-${round}.sqlite`), TIMES));
  }
  const raw = mid(commits);
  const row = (name: string, { perSecond, p50Ms, p99Ms }: Rate) => [
    name,
    Math.round(perSecond),
    p50Ms.toFixed(2),
    p99Ms.toFixed(2),
    (perSecond / raw.perSecond).toFixed(2),
  ];
  console.log(`${ROUNDS} rounds of ${TIMES}, medians; SQLite on disk, WAL, synchronous FULL\n`);
  console.log(
    table(
      ['', 'a second', 'p50, ms', 'p99, ms', 'to raw commits'],
      [
        row('raw commits', raw),
        row('withdrawals, one by one', mid(withdrawals.map(({ oneByOne }) => oneByOne))),
        row('withdrawals, 64 at once', mid(withdrawals.map(({ atOnce }) => atOnce))),
        row('withdrawals by HTTP, 64 at once', mid(withdrawals.map(({ overHttp }) => overHttp))),
      ],
    ),
  );
} finally {
  rmSync(folder, { recursive: true });
}
