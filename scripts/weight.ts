/** npm run weight: how heavy the code is. Fails above the limits of scripts/weight/limits.ts; with --all it lists every place. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { LIMITS } from './weight/limits.ts';
import { weigh, type Weight } from './weight/weigh.ts';

const FILES = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];

const files = execFileSync('git', FILES, { encoding: 'utf8' }).split('\n').filter(existsSync);
const { weight, fragments, repeats } = weigh(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));

const isBroken = (name: keyof Weight): boolean => {
  const limit = LIMITS[name];
  return 'atMost' in limit ? weight[name] > limit.atMost : weight[name] < limit.atLeast;
};

for (const name of Object.keys(LIMITS) as (keyof Weight)[]) {
  const limit = LIMITS[name];
  const bound = 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
  console.log(`${isBroken(name) ? '✘' : '✓'} ${name}: ${weight[name]} (${bound})`);
  if (isBroken(name)) process.exitCode = 1;
}
if (process.argv.includes('--all')) {
  for (const place of fragments) console.log(`fragment  ${place}`);
  for (const { first, second } of repeats) console.log(`repeat    ${first} ~ ${second}`);
} else if (process.exitCode) console.error('`npm run weight -- --all` names every fragment and repeat.');
