import { createHash } from 'node:crypto';
import { TooMany } from '../errors/ApiError.ts';
import type { LedgerLog } from '../ledger/index.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { CALL_LIMITS, type CallLimitName, type CallLimitNumbers, type CallLimitRow } from './limitTable.ts';

/** One server counts this of one caller. */
interface Window {
  /** Calls that may still pass. */
  left: number;
  /** Calls that came from the store. */
  taken: number;
  /** The store has no more. */
  isSpent: boolean;
  /** Unix ms. */
  until: number;
  asking?: Promise<void> | undefined;
}

/** `lasts` is in milliseconds. */
type Terms = { lasts: number; free: number };

const SWEEP_MS = 60_000;
/** Far more than call in a minute; an attack from many addresses must not take the memory. */
const MOST = 200_000;

/** The present window of each caller. A window begins with the first call. */
class Windows {
  readonly #windows = new Map<string, Window>();
  #sweepAt = 0;

  open(id: string, now: number, { lasts, free }: Terms): Window {
    this.#sweep(now);
    const known = this.#windows.get(id);
    if (known && known.until > now) return known;
    const window: Window = { left: free, taken: 0, isSpent: false, until: now + lasts };
    this.#windows.delete(id);
    this.#windows.set(id, window);
    return window;
  }

  get size(): number {
    return this.#windows.size;
  }

  #sweep(now: number): void {
    const isFull = this.#windows.size >= MOST;
    if (now < this.#sweepAt && !isFull) return;
    this.#sweepAt = now + SWEEP_MS;
    for (const [id, { until }] of this.#windows) if (until <= now) this.#windows.delete(id);
    if (this.#windows.size < MOST) return;
    // The oldest half goes.

    for (const id of [...this.#windows.keys()].slice(0, MOST / 2)) this.#windows.delete(id);
  }
}

interface CallLimitOptions {
  store: Pick<DocumentStore, 'transaction'>;
  numbers: CallLimitNumbers;
  log: Pick<LedgerLog, 'warn'>;
  now?: () => number;
}

interface Counted {
  row: CallLimitRow;
  most: number;
  /** Calls that each server lets through without the store. */
  free: number;
  /** Calls that a server takes from the store at once. */
  block: number;
}

/** So that who stays far below a limit costs the store nothing. */
const FREE_SHARE = 10;

/** Hides the player or the address. */
const idOf = (name: CallLimitName, key: string): string =>
  createHash('sha256').update(`${name} ${key}`).digest('base64url');

/**
 * Counts calls for all servers of one store. A server lets a tenth of a limit through by itself, in each window, and
 * takes the rest from the store in tenths, each in one short transaction. So one server lets through exactly the limit,
 * and `n` servers at most a fifth of it more for each server beside the first: a server that never asked the store
 * does not know when the window of the others began. Exact limits ask for each call.
 */
export class CallLimits {
  readonly #store: CallLimitOptions['store'];
  readonly #log: CallLimitOptions['log'];
  readonly #now: () => number;
  readonly #counted: Partial<Record<CallLimitName, Counted>> = {};
  readonly #windows = new Windows();

  constructor({ store, numbers, log, now = Date.now }: CallLimitOptions) {
    this.#store = store;
    this.#log = log;
    this.#now = now;
    for (const name of Object.keys(CALL_LIMITS) as CallLimitName[]) {
      const row: CallLimitRow = CALL_LIMITS[name];
      const most = numbers[name] ?? numbers[row.like as CallLimitName];
      if (most === undefined) continue;
      const share = row.isExact ? 0 : most / FREE_SHARE;
      this.#counted[name] = { row, most, free: Math.floor(share), block: Math.max(1, Math.ceil(share)) };
    }
  }

  /** Counts one call. @throws TooMany `too_many_requests` above the limit */
  async take(name: CallLimitName, key: string): Promise<void> {
    const counted = this.#counted[name];
    if (!counted) return;
    const id = `${name} ${key}`;
    const open = () => this.#windows.open(id, this.#now(), { lasts: counted.row.seconds * 1_000, free: counted.free });
    let window = open();
    while (window.left === 0) {
      if (window.isSpent) throw new TooMany('too_many_requests', window.until - this.#now());
      await (window.asking ??= this.#ask(idOf(name, key), window, counted));
      window = open();
    }
    window.left -= 1;
  }

  async #ask(id: string, window: Window, counted: Counted): Promise<void> {
    try {
      await this.#askStore(id, window, counted);
    } catch (err) {
      if (counted.row.isExact) throw err;
      this.#log.warn({ err }, 'a limit is counted without the other servers');
      window.left += Math.max(0, counted.most - counted.free - window.taken);
      window.isSpent = true;
    } finally {
      window.asking = undefined;
    }
  }

  async #askStore(id: string, window: Window, { row, most, free, block }: Counted): Promise<void> {
    const now = this.#now();
    const shared = most - free;
    const { taken, used, until } = await this.#store.transaction(`limit ${id}`, async (tx) => {
      const kept = await tx.get('call-counts', id);
      const current = kept && kept.until > now ? kept : { used: 0, until: window.until };
      const part = Math.min(block, Math.max(0, shared - current.used));
      const after = { ...current, used: current.used + part };
      if (part > 0) tx.set('call-counts', { ...after, id });
      return { ...after, taken: part };
    });
    window.left += taken;
    window.taken += taken;
    window.isSpent = used >= shared;
    // The clock of another server may be ahead.
    window.until = Math.min(until, now + row.seconds * 1_000);
  }
}
