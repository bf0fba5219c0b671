import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Run } from './Run.ts';

const root = new URL('../..', import.meta.url);

/**
 * Runs a program of the project with this Node as a part of a run, with output to the terminal. @returns its exit code
 */
export async function runCommand(run: Run, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  run.add({
    kill: () => void child.kill('SIGKILL'),
    end: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await exited;
    },
  });
  const [code] = await exited;
  return code ?? 1;
}
