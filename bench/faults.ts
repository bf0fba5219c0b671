/**
 * npm run faults [-- --seed N] [-- --short] [-- --store SQLite]: injects faults into money operations, on both stores.
 * Fails when a check fails.
 */
import { parseArgs } from 'node:util';
import { FULL, SHORT } from './faults/FaultRun.ts';
import { startFirestore } from './faults/firestore.ts';
import { PARTS } from './faults/parts.ts';
import { runPart } from './faults/runPart.ts';
import { STORE_NAMES, type StoreName } from './stores.ts';

const MOST_LINES = 20;
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
    part: { type: 'string' },
    store: { type: 'string' },
  },
});
const seed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 2 ** 32);
if (!Number.isSafeInteger(seed)) throw new RangeError(`--seed ${values.seed} is no whole number`);
const stores = STORE_NAMES.filter((name) => !values.store || name.toLowerCase() === values.store.toLowerCase());
console.log(`seed ${seed}`);

let passed = 0;
let failed = 0;

async function runOn(store: StoreName): Promise<void> {
  const sizes = (values.short ? SHORT : FULL)[store];
  for (const part of PARTS.filter(({ name }) => !values.part || name.includes(values.part))) {
    const { checks, figures } = await runPart(part, { sizes, seed, store });
    console.log(`\n${part.name} on ${store}: ${figures}`);
    console.log(`  ${checks.passed} passed, ${checks.failures.length} failed`);
    checks.failures.slice(0, MOST_LINES).forEach((failure) => console.log(`  - ${failure}`));
    passed += checks.passed;
    failed += checks.failures.length;
  }
}

if (stores.includes('SQLite')) await runOn('SQLite');
if (stores.includes('Firestore')) {
  const emulator = await startFirestore();
  if (emulator) await runOn('Firestore');
  else console.log('\nFirestore: skipped, there is no emulator (docs/operations.md)');
  await emulator?.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
