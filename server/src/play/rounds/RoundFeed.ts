import { setTimeout as delay } from 'node:timers/promises';
import type { RoundRecord } from '../../store/records/round.ts';
import type { PlayContext } from '../PlayContext.ts';

/** Another server may end the round, so it is also read again from time to time. */
const LOOK_MS = 1_000;

type Wake = () => void;

/** Tells those who wait for a round of its changes. */
export class RoundFeed {
  readonly #waiting = new Map<string, Set<Wake>>();

  announce(roundId: string): void {
    this.#waiting.get(roundId)?.forEach((wake) => wake());
  }

  /** The round as soon as it has ended, or as it is at `until` (Unix ms). */
  async ended(
    { store, now }: Pick<PlayContext, 'store' | 'now'>,
    first: RoundRecord,
    until: number,
    signal: AbortSignal,
  ): Promise<RoundRecord> {
    let round = first;
    while (round.status === 'open' && now() < until && !signal.aborted) {
      await this.#change(round.id, Math.min(LOOK_MS, until - now()), signal);
      round = (await store.get('rounds', round.id)) ?? round;
    }
    return round;
  }

  /** Resolves at the next change, after `ms`, or when `signal` ends the waiting. */
  async #change(roundId: string, ms: number, signal: AbortSignal): Promise<void> {
    const woken = new AbortController();
    const wakers = this.#waiting.get(roundId) ?? new Set();
    const wake = (): void => woken.abort();
    this.#waiting.set(roundId, wakers.add(wake));
    const ended = AbortSignal.any([woken.signal, signal]);
    await delay(ms, undefined, { signal: ended, ref: false }).catch(() => undefined);
    wakers.delete(wake);
    if (wakers.size === 0) this.#waiting.delete(roundId);
  }
}
