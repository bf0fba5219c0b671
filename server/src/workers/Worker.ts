import type { MoneyContext } from '../rails/MoneyContext.ts';
import { withLease } from './lease.ts';

export interface WorkerOptions {
  name: string;
  /** The ids of what is due now; few at a time. */
  find: (ctx: MoneyContext) => Promise<string[]>;
  /** Whatever it throws is logged, and the work tried again at the next look. */
  handle: (ctx: MoneyContext, id: string) => Promise<void>;
  /** Between looks, milliseconds. */
  interval: number;
}

/** Longer than any call to a provider with its retries. Milliseconds. */
const LEASE_TTL = 120_000;
const AT_ONCE = 8;

/** Looks for work that is due, claims each piece, and does it. Several may run, here and on other machines. */
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

  /** Looks now instead of at the next turn. */
  nudge(): void {
    if (this.#isStopped) return;
    this.#isAskedAgain = true;
    if (!this.#running) void this.#turn();
  }

  /** Ends after the work at hand. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** One look at what is due. Answers how many pieces it did. */
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
    const { now, newId, store, log } = this.#ctx;
    const { name, handle } = this.#options;
    try {
      const lease = { name: `${name}:${id}`, holder: newId(), now, ttl: LEASE_TTL };
      return await withLease(store, lease, () => handle(this.#ctx, id));
    } catch (err) {
      log.error({ err, worker: name, id }, 'work failed');
      return false;
    }
  }
}
