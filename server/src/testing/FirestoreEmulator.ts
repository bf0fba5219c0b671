/** The official Firestore emulator, where a machine has one: FIRESTORE_EMULATOR_HOST, or Debian's package and Java. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

const PACKAGE = 'google-cloud-cli-firestore-emulator';
const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const READY_WITHIN_MS = 60_000;

const linesOf = (command: string, args: string[]): string[] => {
  const { stdout, status } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n') : [];
};

function findJar(): string | undefined {
  if (spawnSync('java', ['-version']).status !== 0) return undefined;
  return linesOf('dpkg', ['-L', PACKAGE]).find((file) => file.endsWith('.jar'));
}

/** Undefined where there is none, and tests have to be skipped. */
export function findFirestoreEmulator(): { host: string } | { jar: string } | undefined {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (host) return { host };
  const jar = findJar();
  return jar ? { jar } : undefined;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function waitFor(url: string, process: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    if (process.exitCode !== null || Date.now() > until) throw new Error('The Firestore emulator did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A running emulator. `host` is what FIRESTORE_EMULATOR_HOST takes. */
export class FirestoreEmulator {
  readonly host: string;
  readonly #process: ChildProcess | undefined;

  private constructor(host: string, process?: ChildProcess) {
    this.host = host;
    this.#process = process;
  }

  static async start(found: { host: string } | { jar: string }): Promise<FirestoreEmulator> {
    if ('host' in found) return new FirestoreEmulator(found.host);
    const port = await findFreePort();
    const args = ['-Xmx512m', '-cp', found.jar, MAIN, '--host=127.0.0.1', `--port=${port}`];
    const child = spawn('java', args, { stdio: 'ignore' });
    await waitFor(`http://127.0.0.1:${port}/`, child);
    return new FirestoreEmulator(`127.0.0.1:${port}`, child);
  }

  async stop(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}
