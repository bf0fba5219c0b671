import { fork } from 'node:child_process';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../../server/src/main.ts');
/** The server cuts its connections after one second. */
const GRACE_MS = 2_500;

export interface ServerEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  ended: Promise<ServerEnd>;
  /** Asks it to end, then makes it. */
  end: () => Promise<void>;
  kill: () => void;
}

/**
 * Starts the server as a process of its own. It stands apart from the terminal's group, so that Ctrl-C comes to it
 * once, through us; and it ends by itself when we are gone.
 */
export function startServerProcess(env: NodeJS.ProcessEnv): ServerProcess {
  const child = fork(MAIN, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise<ServerEnd>((resolve) => {
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
