import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type PutCollection, type PutDocument, type ServerHandle, ServerGone } from '../server/ServerHandle.ts';
import {
  type AnswerMessage,
  type ChildSettings,
  type OrderName,
  type Orders,
  type ReadyMessage,
  SETTINGS_NAME,
} from './orders.ts';

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

const MAIN = path.join(import.meta.dirname, 'child.ts');

/** A server in its own process, which may be killed at any moment. */
export class ChildServer implements ServerHandle {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #exited: Promise<unknown>;
  #isGone = false;
  #signal: string | null = null;
  #lastId = 0;
  #ahead: number;

  private constructor(child: ChildProcess, url: string, ahead: number) {
    this.#child = child;
    this.url = url;
    this.#ahead = ahead;
    child.on('message', (message) => this.#take(message as AnswerMessage));
    this.#exited = once(child, 'exit').then(([, signal]) => this.#end(signal as string | null));
  }

  /** `cache` is a folder with compiled code for later starts. */
  static async start(settings: ChildSettings, cache: string): Promise<ChildServer> {
    const env = { ...process.env, NODE_COMPILE_CACHE: cache, [SETTINGS_NAME]: JSON.stringify(settings) };
    const child = fork(MAIN, { env, execArgv: [], serialization: 'json' });
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)));
    const [{ url }] = (await Promise.race([once(child, 'message'), ended])) as [ReadyMessage];
    ended.catch(() => undefined);
    return new ChildServer(child, url, settings.ahead);
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** The child's clock is this many ms ahead of the machine's. */
  get ahead(): number {
    return this.#ahead;
  }

  /** The signal that killed it; null when it ended itself. */
  get signal(): string | null {
    return this.#signal;
  }

  work = (): Promise<number> => this.#order('work', {});
  now = (): Promise<number> => this.#order('now', {});
  read = (uid: string) => this.#order('read', { uid });

  async arm(dieAt: number | undefined): Promise<void> {
    await this.#order('arm', dieAt === undefined ? {} : { dieAt });
  }

  async advance(milliseconds: number): Promise<void> {
    this.#ahead += milliseconds;
    await this.#order('advance', { milliseconds });
  }

  async put(collection: PutCollection, ...documents: PutDocument[]): Promise<void> {
    await this.#order('put', { collection, documents });
  }

  async stop(): Promise<void> {
    if (!this.#isGone) await this.#order('stop', {});
    await this.#exited;
  }

  /** Resolves when the process has ended and released its file. */
  async exited(): Promise<void> {
    await this.#exited;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  async #order<TName extends OrderName>(name: TName, ask: Orders[TName]['ask']): Promise<Orders[TName]['answer']> {
    if (this.#isGone) throw new ServerGone(name);
    const id = (this.#lastId += 1);
    const answered = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#child.send({ id, name, ask }, (error) => {
      if (error) this.#waiting.get(id)?.reject(new ServerGone(name));
    });
    return (await answered) as Orders[TName]['answer'];
  }

  #take({ id, answer, error }: AnswerMessage): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error));
    else waiting?.resolve(answer);
  }

  #end(signal: string | null): void {
    this.#isGone = true;
    this.#signal = signal;
    this.#waiting.forEach(({ reject }) => reject(new ServerGone('ended')));
    this.#waiting.clear();
  }
}
