import { execFile } from 'node:child_process';
import { ROOT } from './readProject.ts';

const MAX_OUTPUT_BYTES = 64 * 1_024 * 1_024;

/** The JSON that npm writes for a program; `undefined` when it writes none, also when it is ended after `timeoutMs`. */
export function runNpm(args: readonly string[], timeoutMs = 60_000): Promise<unknown> {
  const options = { cwd: ROOT, timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT_BYTES } as const;
  return new Promise((resolve) => {
    // npm ends with code 1 when it found something: its output counts.
    execFile('npm', [...args, '--no-update-notifier'], options, (_error, stdout) => resolve(parsed(stdout)));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
