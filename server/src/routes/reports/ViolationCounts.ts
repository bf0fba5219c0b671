/** Different violations that are counted apart; further ones count together. */
const MOST_KINDS = 500;
const THE_REST = 'the rest';

const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

/** How often each violation was reported to this process. */
export class ViolationCounts {
  readonly #counts = new Map<string, number>();

  /** The new count when it is worth a line of the log: 1, 10, 100 and so on. */
  add(kind: string): number | undefined {
    const key = this.#counts.has(kind) || this.#counts.size < MOST_KINDS ? kind : THE_REST;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return isPowerOfTen(count) ? count : undefined;
  }
}
