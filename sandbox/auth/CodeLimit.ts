/** As Firebase, nobody gets codes without end: so many for one phone, and so many for one address. */
const WINDOW_MS = 600_000;

export class CodeLimit {
  readonly #most: number;
  readonly #now: () => number;
  /** Unix ms of the codes of each key in the present window. */
  readonly #sent = new Map<string, number[]>();

  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** Counts one, unless it is one too many. @returns whether it was counted */
  take(key: string): boolean {
    const now = this.#now();
    const lately = (this.#sent.get(key) ?? []).filter((at) => now - at < WINDOW_MS);
    const isLeft = lately.length < this.#most;
    this.#sent.set(key, isLeft ? [...lately, now] : lately);
    return isLeft;
  }
}
