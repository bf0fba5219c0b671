import { quantile } from '../statistics.ts';
import { table } from '../table.ts';
import type { Figures } from './Figures.ts';
import type { LoadReport } from './runLoad.ts';
import type { Sample } from './playAll.ts';

const MB = 1_048_576;
const MOST_LINES = 20;

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Says by which share the heap of the last third of the run is larger than that of the middle third. */
export function growthOf(samples: readonly Sample[]): number {
  const third = Math.floor(samples.length / 3);
  const heap = samples.map(({ heapUsed }) => heapUsed);
  return average(heap.slice(-third)) / average(heap.slice(third, -third)) - 1;
}

function latencies({ latencies: all }: Figures): string {
  const bare = all.get('bare route') ?? [];
  const floor = { p50: quantile(bare, 0.5), p99: quantile(bare, 0.99) };
  const rows = [...all].map(([kind, ms]) => {
    const [p50, p99] = [quantile(ms, 0.5), quantile(ms, 0.99)];
    return [
      kind,
      ms.length,
      p50.toFixed(1),
      p99.toFixed(1),
      (p50 / floor.p50).toFixed(1),
      (p99 / floor.p99).toFixed(1),
    ];
  });
  return table(['by HTTP', 'count', 'p50, ms', 'p99, ms', 'p50 to bare', 'p99 to bare'], rows);
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${count} × ${what}`).join('; ') || 'none';

export function printLoad(report: LoadReport): void {
  const { settings, figures, samples, trouble, checks } = report;
  const { players, seconds, seed, isChaos } = settings;
  console.log(`\n## ${isChaos ? 'Chaos' : 'Calm'}: ${players} players, ${seconds} s, seed ${seed}\n`);
  if (isChaos) {
    console.log(`${trouble.kills} kills of the server, ${trouble.troubles} troubles with providers`);
    console.log(`${figures.away} calls and streams met one of them`);
  }
  console.log(`${figures.calls} calls, ${figures.errorCount} errors (${listed(figures.errors)})`);
  console.log(`refused by the rules: ${listed(figures.refusals)}`);
  console.log(`${report.streams} streams begun, ${report.events} events told\n`);
  console.log(latencies(figures));
  if (samples.length > 0) {
    const rows = samples.map((one) => [one.seconds, (one.rss / MB).toFixed(0), (one.heapUsed / MB).toFixed(1)]);
    console.log(`\n${table(['seconds', 'memory of the process, MB', 'heap, MB'], rows)}`);
    console.log(
      `\nheap in the last third of the run: ${(growthOf(samples) * 100).toFixed(1)} % more than in the middle one`,
    );
  }
  const { rounds, deposits, withdrawals, forPerson } = report;
  console.log(
    `\n${rounds} rounds, ${deposits} deposits and ${withdrawals} withdrawals accounted for, ${forPerson} for a person`,
  );
  console.log(`${checks.passed} checks passed, ${checks.failures.length} failed`);
  checks.failures.slice(0, MOST_LINES).forEach((failure) => console.log(`  - ${failure}`));
}
