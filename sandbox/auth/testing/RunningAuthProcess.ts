/** The identity service as its own process, started as by the scripts, for its tests. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const MAIN = path.join(import.meta.dirname, '../main.ts');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export class RunningAuthProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  #output = '';

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
    child.stdout?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
  }

  /** Resolves when it answers. */
  static async start(env: Record<string, string>): Promise<RunningAuthProcess> {
    const port = String(await freePort());
    const child = fork(MAIN, { env: { ...process.env, AUTH_PORT: port, ...env }, silent: true });
    const auth = new RunningAuthProcess(`http://127.0.0.1:${port}`, child);
    while (!(await answers(`${auth.url}/`))) {
      if (child.exitCode !== null) throw new Error(auth.#output);
      await delay(100);
    }
    return auth;
  }

  /** All that the process has printed. */
  get output(): string {
    return this.#output;
  }

  /** @returns the exit code */
  async end(how: 'SIGTERM' | 'disconnect' = 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    const exited = once(this.#child, 'exit') as Promise<[number | null]>;
    if (how === 'disconnect') this.#child.disconnect();
    else this.#child.kill(how);
    return (await exited)[0];
  }
}
