/** The official Firestore emulator, if available: FIRESTORE_EMULATOR_HOST, or Debian's package and Java. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The environment variable with the emulator of a test run. */
export const EMULATOR_HOST = 'KARATA_TEST_FIRESTORE_HOST';

const PACKAGE = 'google-cloud-cli-firestore-emulator';
const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
/** It runs for a minute, so full compilation and parallel garbage collection are not worth it. */
const JAVA_FLAGS = ['-Xmx512m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const linesOf = (command: string, args: string[]): string[] => {
  const { stdout, status } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n') : [];
};

function findJar(): string | undefined {
  if (spawnSync('java', ['-version']).status !== 0) return undefined;
  return linesOf('dpkg', ['-L', PACKAGE]).find((file) => file.endsWith('.jar'));
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A started emulator. `host` is the value for FIRESTORE_EMULATOR_HOST, and answers a moment later. */
export class FirestoreEmulator {
  readonly host: string;
  readonly #process: ChildProcess | undefined;

  private constructor(host: string, process?: ChildProcess) {
    this.host = host;
    this.#process = process;
  }

  /** Undefined when there is none. */
  static async start(): Promise<FirestoreEmulator | undefined> {
    const host = process.env['FIRESTORE_EMULATOR_HOST'];
    if (host) return new FirestoreEmulator(host);
    const jar = findJar();
    if (!jar) return undefined;
    const port = await findFreePort();
    const args = [...JAVA_FLAGS, '-cp', jar, MAIN, '--host=127.0.0.1', `--port=${port}`];
    return new FirestoreEmulator(`127.0.0.1:${port}`, spawn('java', args, { stdio: 'ignore' }));
  }

  async stop(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}
