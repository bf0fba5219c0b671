/** npm run bench:start: from a fresh clone to the ready line, with the README's commands. Linux only. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../scripts/run/ports.ts';
import { lineOf, runningByNpm } from '../scripts/testing/runningScript.ts';
import { table } from './table.ts';

const ROOT = path.join(import.meta.dirname, '..');
const TICKS_PER_SECOND = 100;

type Row = [name: string, wallSeconds: string, processorSeconds: string];

/** CPU time of ended children with their own children: `cutime` and `cstime` of proc_pid_stat(5). */
function processorSeconds(): number {
  const afterName = readFileSync('/proc/self/stat', 'utf8').replace(/^.*\) /s, '');
  const [user = 0, system = 0] = afterName.split(' ').slice(13, 15).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

async function runIn(cwd: string, command: string, ...args: string[]): Promise<void> {
  const [code] = (await once(spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')) as [
    number,
  ];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}`);
}

async function measure(name: string, work: () => Promise<number>): Promise<Row> {
  const [before, used] = [performance.now(), processorSeconds()];
  const readyAt = await work();
  return [name, ((readyAt - before) / 1_000).toFixed(1), (processorSeconds() - used).toFixed(1)];
}

/** Measures until the ready line; the CPU time includes the end of the process. */
async function start(folder: string): Promise<number> {
  const script = runningByNpm('start', { PORT: String(await findFreePort()), DATA_DIR: '.data' }, folder);
  await lineOf(script, /^Karata is ready.*$/m);
  const readyAt = performance.now();
  script.send('SIGTERM');
  await script.ended;
  return readyAt;
}

const folder = mkdtempSync(path.join(tmpdir(), 'karata-clone-'));
try {
  await runIn(folder, 'git', 'clone', '--quiet', ROOT, '.');
  const install = await measure('npm ci', () => runIn(folder, 'npm', 'ci').then(() => performance.now()));
  const first = await measure('npm start, the first time', () => start(folder));
  const second = await measure('npm start, the second time', () => start(folder));
  console.log(table(['From a clone to the ready line', 'seconds', 'processor seconds'], [install, first, second]));
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
