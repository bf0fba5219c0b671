/** What one server knows of one caller. */
export interface Window {
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

interface Terms {
  /** Milliseconds. */
  lasts: number;
  free: number;
}

const SWEEP_MS = 60_000;
/** Far more than call in a minute; an attack from many addresses must not take the memory. */
const MOST = 200_000;

/** The present window of each caller. A window begins with the first call. */
export class Windows {
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
    // The oldest half.
    if (this.#windows.size < MOST) return;
    for (const id of [...this.#windows.keys()].slice(0, MOST / 2)) this.#windows.delete(id);
  }
}
