/** npm run faults [-- --seed N] [-- --short]: injects faults into money operations. Fails when a check fails. */
import { parseArgs } from 'node:util';
import { FULL, SHORT } from './faults/FaultRun.ts';
import { PARTS } from './faults/parts.ts';
import { runPart } from './faults/runPart.ts';

const MOST_LINES = 20;
const { values } = parseArgs({
  options: { seed: { type: 'string' }, short: { type: 'boolean', default: false }, part: { type: 'string' } },
});
const seed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 2 ** 32);
if (!Number.isSafeInteger(seed)) throw new RangeError(`--seed ${values.seed} is no whole number`);
console.log(`seed ${seed}`);

let passed = 0;
let failed = 0;
for (const part of PARTS.filter(({ name }) => !values.part || name.includes(values.part))) {
  const { checks, figures } = await runPart(part, { sizes: values.short ? SHORT : FULL, seed, store: 'SQLite' });
  console.log(`\n${part.name}: ${figures}`);
  console.log(`  ${checks.passed} passed, ${checks.failures.length} failed`);
  checks.failures.slice(0, MOST_LINES).forEach((failure) => console.log(`  - ${failure}`));
  passed += checks.passed;
  failed += checks.failures.length;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
