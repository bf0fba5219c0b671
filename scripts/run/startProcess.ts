import { fork } from 'node:child_process';

/** The server cuts its connections after one second. */
const GRACE_MS = 2_500;

export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface StartedProcess {
  ended: Promise<ProcessEnd>;
  /** Asks it to end, then kills it. */
  end: () => Promise<void>;
  kill: () => void;
}

/** The output of a process: the terminal, or an open file. */
export type Output = 'inherit' | number;

/** Tells in words how a process has ended. */
export const describeEnd = ({ code, signal }: ProcessEnd): string => signal ?? `code ${code}`;

/**
 * Starts a program of ours as a process outside the terminal's group, so that Ctrl-C reaches it once, through us; it
 * ends when we are gone.
 */
export function startProcess(file: string, env: NodeJS.ProcessEnv, output: Output = 'inherit'): StartedProcess {
  const child = fork(file, { env, detached: true, stdio: ['ignore', output, output, 'ipc'] });
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.on('error', () => resolve({ code: 1, signal: null }));
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
  const end = async () => {
    child.kill('SIGTERM');
    const deadline = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(deadline);
  };
  return { ended, end, kill: () => child.kill('SIGKILL') };
}
