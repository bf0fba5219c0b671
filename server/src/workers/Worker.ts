import type { MoneyContext } from '../rails/Rail.ts';

export interface WorkerOptions {
  name: string;
  /** The ids of due work, a few at a time. */
  find: (ctx: MoneyContext) => Promise<string[]>;
  /** Errors are logged, and the work is tried again later. */
  handle: (ctx: MoneyContext, id: string) => Promise<void>;
  /** Milliseconds between checks. */
  interval: number;
}

/** No call to a provider takes so long, even with its retries. */
const LEASE_TTL_MS = 120_000;
const AT_ONCE = 8;

/** Finds due work, claims each piece, and does it. Several may run, also on other servers. */
export class Worker {
  readonly #ctx: MoneyContext;
  readonly #options: WorkerOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<number> | undefined;
  #isAskedAgain = false;
  #isStopped = true;

  constructor(ctx: MoneyContext, options: WorkerOptions) {
    this.#ctx = ctx;
    this.#options = options;
  }

  start(): void {
    if (!this.#isStopped) return;
    this.#isStopped = false;
    this.nudge();
  }

  nudge(): void {
    if (this.#isStopped) return;
    this.#isAskedAgain = true;
    if (!this.#running) void this.#turn();
  }

  /** Ends after the running work. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Checks once for due work. Returns the number of pieces done. */
  async runOnce(): Promise<number> {
    const due = await this.#options.find(this.#ctx);
    let done = 0;
    for (let from = 0; from < due.length; from += AT_ONCE) {
      const batch = due.slice(from, from + AT_ONCE);
      done += (await Promise.all(batch.map((id) => this.#claim(id)))).filter(Boolean).length;
      if (this.#isStopped && this.#running) break;
    }
    return done;
  }

  async #turn(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#isAskedAgain && !this.#isStopped) {
      this.#isAskedAgain = false;
      this.#running = this.#look();
      const done = await this.#running;
      this.#running = undefined;
      if (done > 0) this.#isAskedAgain = true;
    }
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.nudge(), this.#options.interval);
    this.#timer.unref();
  }

  async #look(): Promise<number> {
    try {
      return await this.runOnce();
    } catch (err) {
      this.#ctx.log.error({ err, worker: this.#options.name }, 'look failed');
      return 0;
    }
  }

  async #claim(id: string): Promise<boolean> {
    const { store, log } = this.#ctx;
    const { name, handle } = this.#options;
    try {
      const lease = await store.lease(`${name}:${id}`, LEASE_TTL_MS);
      if (!lease) return false;
      await handle(this.#ctx, id).finally(() => lease.release());
      return true;
    } catch (err) {
      log.error({ err, worker: name, id }, 'work failed');
      return false;
    }
  }
}
