/**
 * npm run bench:server: withdrawals and bets a second, compared with SQLite's commits of as many rows a second on the same
 * disk, and memory over 100,000 rounds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureBets, measureMemory } from './server/measureBets.ts';
import { measureCommits } from './server/measureCommits.ts';
import { measureWithdrawals } from './server/measureWithdrawals.ts';
import type { Rate } from './server/rate.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

const ROUNDS = 3;
const TIMES = 1_500;
/** A bet writes player, seeds, round and the lines of stake and win; half of these bets win. */
const ROWS_OF_BET = 5;
const MANY_ROUNDS = 100_000;

const mid = (rates: readonly Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  p50Ms: median(rates.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(rates.map(({ p99Ms }) => p99Ms)),
});

const folder = mkdtempSync(path.join(tmpdir(), 'karata-bench-'));
try {
  const commits: Rate[] = [];
  const betCommits: Rate[] = [];
  const bets: Awaited<ReturnType<typeof measureBets>>[] = [];
  const withdrawals: Awaited<ReturnType<typeof measureWithdrawals>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    commits.push(await measureCommits(path.join(folder, `commits-${round}.sqlite`), TIMES));
    betCommits.push(await measureCommits(path.join(folder, `rows-${round}.sqlite`), TIMES, ROWS_OF_BET));
    bets.push(await measureBets(path.join(folder, `bets-${round}.sqlite`), TIMES));
    withdrawals.push(await measureWithdrawals(path.join(folder, `withdrawals-${round}.sqlite`), TIMES));
  }
  const raw = mid(commits);
  const rawBets = mid(betCommits);
  const row = (name: string, { perSecond, p50Ms, p99Ms }: Rate, beside = raw) => [
    name,
    Math.round(perSecond),
    p50Ms.toFixed(2),
    p99Ms.toFixed(2),
    (perSecond / beside.perSecond).toFixed(2),
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
        row(`raw commits of ${ROWS_OF_BET} rows`, rawBets, rawBets),
        row('bets, one by one', mid(bets.map(({ oneByOne }) => oneByOne)), rawBets),
        row('bets, 64 players at once', mid(bets.map(({ atOnce }) => atOnce)), rawBets),
        row('bets by HTTP, 64 players', mid(bets.map(({ overHttp }) => overHttp)), rawBets),
      ],
    ),
  );
  const memory = await measureMemory(path.join(folder, 'memory.sqlite'), MANY_ROUNDS);
  console.log(`\nheap over ${MANY_ROUNDS.toLocaleString('en')} rounds of one server, MB`);
  console.log(
    table(
      ['rounds', 'heap'],
      memory.map(({ rounds, megabytes }) => [rounds, megabytes.toFixed(1)]),
    ),
  );
} finally {
  rmSync(folder, { recursive: true });
}
