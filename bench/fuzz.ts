/**
 * npm run fuzz [-- --seed N] [-- --runs N] [-- --seconds N] [-- --only "POST /wallet"] [-- --path P]: strange requests to every
 * route of the server, and strange content to the import. Fails when a property fails.
 * npm run fuzz -- --economy [--seed N] [--requests 20000]: greedy people against offers, games and payments. Fails when the
 * house does not keep its edge.
 */
import { parseArgs } from 'node:util';
import { economyText } from './economy/printEconomy.ts';
import { runEconomy } from './economy/runEconomy.ts';
import { contentNames, fuzzContent } from './fuzz/fuzzContent.ts';
import { fuzzRoute, listRoutes } from './fuzz/fuzzRoute.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    runs: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '600' },
    only: { type: 'string', default: '' },
    path: { type: 'string' },
    economy: { type: 'boolean', default: false },
    requests: { type: 'string', default: '20000' },
  },
});

function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`--${name} ${text} is no whole number`);
  return number;
}

const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : whole('seed', values.seed);

async function attackEconomy(): Promise<boolean> {
  const economy = await runEconomy({ seed, requests: whole('requests', values.requests) });
  console.log(`seed ${seed}\n\n${economyText(economy)}`);
  return economy.problems.length === 0;
}

const statusText = (statuses: Readonly<Record<number, number>>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');

async function attackRoutes(): Promise<boolean> {
  const runs = whole('runs', values.runs);
  const all = [...(await listRoutes()), ...contentNames()];
  const names = all.filter((name) => (values.path === undefined ? name.includes(values.only) : name === values.only));
  if (names.length === 0) throw new Error(`Nothing has ${values.only} in its name`);
  const sizes = { seed, runs, mostMs: (whole('seconds', values.seconds) * 1_000) / names.length, path: values.path };
  console.log(`seed ${seed}, ${names.length} routes and collections, up to ${runs} inputs each`);
  let tried = 0;
  let failed = 0;
  for (const name of names) {
    const report = await (name.startsWith('content ') ? fuzzContent : fuzzRoute)(name, sizes);
    console.log(
      `${report.failure === undefined ? 'ok    ' : 'FAILED'} ${name}: ${report.tried} (${statusText(report.statuses)})`,
    );
    if (report.failure !== undefined) console.log(report.failure.replaceAll(/^/gm, '       '));
    tried += report.tried;
    failed += report.failure === undefined ? 0 : 1;
  }
  console.log(`\n${tried} inputs tried, ${failed} of ${names.length} failed`);
  return failed === 0;
}

process.exitCode = (await (values.economy ? attackEconomy() : attackRoutes())) ? 0 : 1;
