import type { RoundRecord } from '../../store/records/round.ts';
import type { PlayContext } from '../PlayContext.ts';
import { endDueRound } from './endDueRounds.ts';

/** Longer waits are the worker's. */
const MOST_MS = 120_000;

/** Ends the flights of this process at their very moment; the worker ends those of a process that died. */
export class RoundClock {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isRunning = false;

  start(): void {
    this.#isRunning = true;
  }

  /** Once for each open round. */
  watch(ctx: PlayContext, { id, status, dueAt }: Pick<RoundRecord, 'id' | 'status' | 'dueAt'>): void {
    if (!this.#isRunning || status !== 'open' || dueAt === undefined || this.#timers.has(id)) return;
    const wait = Date.parse(dueAt) - ctx.now();
    if (wait > MOST_MS) return;
    const timer = setTimeout(() => void this.#end(ctx, id), Math.max(0, wait) + 1);
    timer.unref();
    this.#timers.set(id, timer);
  }

  stop(): void {
    this.#isRunning = false;
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#timers.clear();
  }

  async #end(ctx: PlayContext, id: string): Promise<void> {
    this.#timers.delete(id);
    await endDueRound(ctx, id).catch((err: unknown) => ctx.log.warn({ err, round: id }, 'the worker will end it'));
  }
}
