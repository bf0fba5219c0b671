import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import type { JWK } from 'jose';
import type { StorePlace } from '../stores.ts';

export const SETTINGS_NAME = 'KARATA_LOAD_SERVER';

/** Settings in the environment, as JSON. */
export interface LoadServerSettings {
  place: StorePlace;
  /** Settings of the server. */
  env: Record<string, string>;
  /** 0 for any free one. */
  port: number;
  /** Tokens are signed with its private half. */
  publicJwk: JWK;
}

/** Bytes, after a collection. */
export interface ServerMemory {
  rss: number;
  heapUsed: number;
}

export interface ReadyMessage {
  port: number;
  /** A route in the same process that does nothing. */
  bareUrl: string;
}

const MAIN = path.join(import.meta.dirname, 'child.ts');

/** A server process on one port, which may be killed and started again. */
export class LoadServer {
  readonly port: number;
  readonly bareUrl: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, { port, bareUrl }: ReadyMessage) {
    this.#child = child;
    this.port = port;
    this.bareUrl = bareUrl;
  }

  /** The server's log is added to the file. */
  static async start(settings: LoadServerSettings, logFile: string): Promise<LoadServer> {
    const env = { ...process.env, [SETTINGS_NAME]: JSON.stringify(settings) };
    const log = openSync(logFile, 'a');
    const child = fork(MAIN, { env, execArgv: ['--expose-gc'], stdio: ['ignore', log, log, 'ipc'] });
    closeSync(log);
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)));
    const [ready] = (await Promise.race([once(child, 'message'), ended])) as [ReadyMessage];
    ended.catch(() => undefined);
    return new LoadServer(child, ready);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async memory(): Promise<ServerMemory> {
    const told = once(this.#child, 'message');
    this.#child.send('memory');
    const [memory] = (await told) as [ServerMemory];
    return memory;
  }

  /** The server ends without a warning, as in a crash. */
  async kill(): Promise<void> {
    if (this.#hasEnded()) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.send('stop');
    await exited;
  }

  #hasEnded = (): boolean => this.#child.exitCode !== null || this.#child.signalCode !== null;
}
