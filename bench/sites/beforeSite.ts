import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../scripts/run/ports.ts';
import type { Run } from '../../scripts/run/Run.ts';
import { waitForAnswer } from '../../scripts/run/waitForAnswer.ts';
import { ScriptError } from '../../scripts/runScript.ts';
import { unpackCommit } from './unpackCommit.ts';

const start = (folder: string, script: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

async function build(folder: string): Promise<void> {
  if (existsSync(path.join(folder, '.artifacts/build.json'))) return;
  const [code] = (await once(start(folder, 'scripts/build.ts'), 'exit')) as [number | null];
  if (code !== 0) throw new ScriptError(`The web app of ${folder} does not build.`);
}

/** The whole site as it was at a commit, by its own server, until the end of the run. @returns its address */
export async function beforeSite(run: Run, commit: string): Promise<string> {
  const folder = unpackCommit(commit);
  await build(folder);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'karata-before-data-'));
  const port = await findFreePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const site = start(folder, 'scripts/serve.ts', settings);
  run.add({
    kill: () => void site.kill('SIGKILL'),
    end: async () => {
      site.kill('SIGTERM');
      if (isRunning(site)) await once(site, 'exit');
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  });
  const baseUrl = `http://localhost:${port}`;
  await waitForAnswer([`${baseUrl}/api/health`, baseUrl], () => run.isEnding || !isRunning(site));
  if (!isRunning(site)) throw new ScriptError(`The site of ${commit} does not start.`);
  return baseUrl;
}
