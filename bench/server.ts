/**
 * npm run bench:server: withdrawals and bets a second, compared with bare commits of the same writes a second on the
 * same disk, and memory over 100,000 rounds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureBets, measureMemory } from './server/measureBets.ts';
import { measureWithdrawals } from './server/measureWithdrawals.ts';
import type { Rate, Rates } from './server/rate.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

const ROUNDS = 3;
const TIMES = 1_500;
const MANY_ROUNDS = 100_000;

const mid = (rates: readonly Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  p50Ms: median(rates.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(rates.map(({ p99Ms }) => p99Ms)),
});

const folder = mkdtempSync(path.join(tmpdir(), 'karata-bench-'));
try {
  const bets: Awaited<ReturnType<typeof measureBets>>[] = [];
  const withdrawals: Awaited<ReturnType<typeof measureWithdrawals>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    withdrawals.push(await measureWithdrawals(path.join(folder, `withdrawals-${round}.sqlite`), TIMES));
    bets.push(await measureBets(path.join(folder, `bets-${round}.sqlite`), TIMES));
  }
  const rowsOf = (name: string, rates: readonly Rates[]) => {
    const raw = mid(rates.map((rate) => rate.raw));
    const row = (kind: keyof Rates, words: string) => {
      const { perSecond, p50Ms, p99Ms } = mid(rates.map((rate) => rate[kind]));
      const ratio = (perSecond / raw.perSecond).toFixed(2);
      return [words, Math.round(perSecond), p50Ms.toFixed(2), p99Ms.toFixed(2), ratio];
    };
    return [
      row('raw', `raw commits of ${name}`),
      row('oneByOne', `${name}, one by one`),
      row('atOnce', `${name}, 64 at once`),
      row('overHttp', `${name} by HTTP, 64 at once`),
      row('bare', 'a route that does nothing by HTTP, 64 at once'),
    ];
  };
  console.log(`${ROUNDS} rounds of ${TIMES}, medians; SQLite on disk, WAL, synchronous FULL\n`);
  console.log(
    table(
      ['', 'a second', 'p50, ms', 'p99, ms', 'to raw commits'],
      [...rowsOf('withdrawals', withdrawals), ...rowsOf('bets', bets)],
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
