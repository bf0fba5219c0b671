import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Results } from './results.ts';

/** The last visits of home, for who looks for a cause: each request, long task and largest paint. */
const VISITS_FILE = '.artifacts/visits.json';
const DIGITS = 3;

/** JSON knows no Infinity. */
const writable = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'number') return value;
  return Number.isFinite(value) ? Number(value.toFixed(DIGITS)) : String(value);
};

const figureAlone = (key: string, value: unknown): unknown => (key === 'visit' ? undefined : writable(key, value));

function write(file: string, value: unknown, replace: (key: string, value: unknown) => unknown): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, replace, 2)}\n`);
}

/** The figures go into the file; the visits behind them stay on this machine. */
export function writeResults(file: string, results: Results): void {
  const visits = Object.entries(results.browsers).map(([browser, { home }]) => [browser, home]);
  write(file, results, figureAlone);
  write(VISITS_FILE, Object.fromEntries(visits), writable);
  console.log(`\nThe figures are in ${file}; the requests and tasks of the last visits in ${VISITS_FILE}.`);
}
