/** npm run bench:flights: cash-outs of 500 players in one flight for everybody, beside an idle server at the same time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newPlace } from './stores.ts';
import { measureFlights } from './flights/measureFlights.ts';
import { quantile } from './statistics.ts';
import { table } from './table.ts';

const PLAYERS = 500;
const FLIGHTS = 5;
/** The 99th percentile of each decision may take this long. */
const MOST_MS = 100;

const folder = mkdtempSync(path.join(tmpdir(), 'karata-flights-'));
try {
  const places = { busy: newPlace('SQLite', folder), idle: newPlace('SQLite', folder) };
  const { flights, bets, refusedBets, decided, tooLate, idle } = await measureFlights(places, PLAYERS, FLIGHTS);
  console.log(`${flights} flights of ${PLAYERS} players with a stream each: ${bets} bets, ${refusedBets} refused`);
  console.log(`${decided.length} cash-outs decided, ${tooLate} after the crash\n`);
  const row = (name: string, ms: readonly number[]) => [
    name,
    ms.length,
    quantile(ms, 0.5).toFixed(1),
    quantile(ms, 0.99).toFixed(1),
    Math.max(...ms).toFixed(1),
  ];
  console.log(
    table(
      ['cash-outs by HTTP', 'count', 'p50, ms', 'p99, ms', 'most, ms'],
      [row(`${PLAYERS} players in one flight`, decided), row('one player at an idle server', idle)],
    ),
  );
  if (!(quantile(decided, 0.99) <= MOST_MS)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
