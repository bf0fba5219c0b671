import type { FlightRecord } from '../../store/records/flight.ts';

/** Away for longer (ms) before a crash: nobody could cash out then. A shorter pause is like one of the network. */
export const AWAY_MS = 1_000;

interface Attended {
  id: string;
  crashesAt: number;
  /** Unix ms, before the crash. */
  seenAt: number;
}

/**
 * Whether this process could take cash-outs until the flights that it flies have crashed. How late a crash is told says
 * nothing about that.
 */
export class Attendance {
  readonly #flights = new Map<string, Attended>();

  /** A flight that this process flies. */
  attend({ gameId, id, crashesAt }: FlightRecord, now: number): void {
    const end = Date.parse(crashesAt);
    if (now < end) this.#flights.set(gameId, { id, crashesAt: end, seenAt: now });
  }

  /** The process is there now. */
  beat(now: number): void {
    for (const flight of this.#flights.values()) if (now < flight.crashesAt) flight.seenAt = now;
  }

  wasThereAtEndOf({ gameId, id }: FlightRecord): boolean {
    const known = this.#flights.get(gameId);
    return known?.id === id && known.crashesAt - known.seenAt <= AWAY_MS;
  }

  clear(): void {
    this.#flights.clear();
  }
}
