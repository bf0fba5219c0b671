/** The stream of wallet events of one player, which is opened again when it ends. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { openRequest } from './callServer.ts';

/** The server's `retry` says this; a part is drawn by chance, so that not all come back at once. */
const AGAIN_MS = { least: 200, spread: 1_000 };

export interface LiveEventsOptions {
  url: () => string;
  token: string;
  /** A stream that ended, or did not begin. */
  onEnd: (why: string) => void;
}

export class LiveEvents {
  /** Begun streams. */
  opened = 0;
  received = 0;
  /** The balance that was told last. */
  balance: number | undefined;
  /** The states that were told last, by transaction. */
  readonly states = new Map<string, string>();
  readonly #options: LiveEventsOptions;
  readonly #over = new AbortController();
  readonly #running: Promise<void>;

  constructor(options: LiveEventsOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  async close(): Promise<void> {
    this.#over.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#over;
    while (!signal.aborted) {
      const why = await this.#listen(signal).catch((error: unknown) => String(error));
      if (signal.aborted) return;
      this.#options.onEnd(why);
      await delay(AGAIN_MS.least + Math.random() * AGAIN_MS.spread, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Returns why it ended. */
  async #listen(signal: AbortSignal): Promise<string> {
    const { url, token } = this.#options;
    const answer = await openRequest({ method: 'GET', url: url(), token }, signal);
    if (answer.statusCode !== 200) return (answer.resume(), `status ${answer.statusCode}`);
    this.opened += 1;
    await this.#read(answer);
    return 'ended';
  }

  async #read(answer: IncomingMessage): Promise<void> {
    let rest = '';
    for await (const chunk of answer.setEncoding('utf8')) {
      const parts = (rest + String(chunk)).split('\n\n');
      rest = parts.pop() ?? '';
      parts.forEach((part) => this.#take(part));
    }
  }

  #take(part: string): void {
    const [, event, json] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
    if (json === undefined) return;
    this.received += 1;
    const data = JSON.parse(json) as { balance?: number; id?: string; status?: string };
    if (event === 'balance') this.balance = data.balance;
    else if (event === 'transaction') this.states.set(String(data.id), String(data.status));
  }
}
