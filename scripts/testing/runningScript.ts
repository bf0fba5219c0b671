/** Starts `npm start` and `npm run serve` like a person, for their tests. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface RunningScript {
  pid: number;
  output: { stdout: string; stderr: string };
  ended: Promise<[number | null, NodeJS.Signals | null]>;
  send: (signal: NodeJS.Signals) => void;
}

const HARMLESS = {
  ...{ MODE: 'sandbox', HOST: '127.0.0.1', WEB_DIR: '', API_PORT: '', NODE_ENV: '' },
  ...{ AUTH_EMULATOR_URL: '', STRIPE_API_BASE: '', DARAJA_BASE_URL: '', DARAJA_CALLBACK_BASE_URL: '' },
};

const ROOT = path.join(import.meta.dirname, '../..');

export function runningScript(name: 'start' | 'serve', env: NodeJS.ProcessEnv, root = ROOT): RunningScript {
  return running(process.execPath, [path.join(root, `scripts/${name}.ts`)], env, root);
}

/** The same with the command that people type. */
export const runningByNpm = (name: 'start' | 'serve', env: NodeJS.ProcessEnv, root = ROOT): RunningScript =>
  running('npm', ['run', name], env, root);

function running(command: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): RunningScript {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...HARMLESS, ...env } });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  return {
    pid: child.pid ?? 0,
    output,
    ended: once(child, 'close') as RunningScript['ended'],
    send: (signal) => child.kill(signal),
  };
}

/** The first matching line; fails when the script ends without it. */
export async function lineOf(
  script: RunningScript,
  pattern: RegExp,
  stream: keyof RunningScript['output'] = 'stdout',
): Promise<string> {
  let hasEnded = false;
  void script.ended.then(() => (hasEnded = true));
  for (;;) {
    const found = pattern.exec(script.output[stream])?.[0];
    if (found) return found;
    if (hasEnded) throw new Error(`ended: ${script.output.stderr}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Process ids of a script's children. */
export const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

export const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
