/** How many of something are open for each key. */
export class OpenCounts {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** A function that closes it again, or undefined when there are too many. */
  open(key: string): (() => void) | undefined {
    const before = this.#open.get(key) ?? 0;
    if (before >= this.#most) return undefined;
    this.#open.set(key, before + 1);
    return () => this.#close(key);
  }

  #close(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1;
    if (left > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }
}
