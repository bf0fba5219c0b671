/** The players of a load run write here how long each kind of call took and what was answered. */
import type { Random } from '../faults/Random.ts';

/** The rules give these answers: nothing is broken. */
const EARNED: ReadonlySet<number> = new Set([409, 422, 429]);
/** Enough for a p99 of each kind, whatever the length of the run. */
const MOST_KEPT = 50_000;

/** `status` 0: no answer. */
export interface Answered {
  status: number;
  code: string;
  data: Readonly<Record<string, unknown>>;
}

export class Figures {
  calls = 0;
  /** During a fault of our own: a killed server, a provider that is away. */
  away = 0;
  readonly latencies = new Map<string, number[]>();
  readonly errors = new Map<string, number>();
  readonly refusals = new Map<string, number>();
  readonly #random: Random;
  readonly #isChaos: boolean;

  constructor(random: Random, isChaos: boolean) {
    this.#random = random;
    this.#isChaos = isChaos;
  }

  get errorCount(): number {
    return [...this.errors.values()].reduce((sum, count) => sum + count, 0);
  }

  take(kind: string, { status, code }: Answered, ms: number): void {
    this.calls += 1;
    if (status === 200) this.#keep(kind, ms);
    else if (EARNED.has(status)) this.refuse(`${kind}: ${status} ${code}`);
    else if (this.#isChaos && (status === 0 || status === 503)) this.away += 1;
    else this.fail(`${kind}: ${status} ${code}`);
  }

  /** The server refused by its rules and said so. */
  refuse = (what: string): void => add(this.refusals, what);
  fail = (what: string): void => add(this.errors, what);

  #keep(kind: string, ms: number): void {
    const kept = this.latencies.get(kind) ?? [];
    if (kept.length === 0) this.latencies.set(kind, kept);
    if (kept.length < MOST_KEPT) kept.push(ms);
    else kept[this.#random.below(MOST_KEPT)] = ms;
  }
}

const add = (counts: Map<string, number>, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
