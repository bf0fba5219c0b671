import { FLIGHT_PAUSE_MS } from '../../../../contract/playTerms.ts';
import type { Lease } from '../../store/DocumentStore.ts';
import type { FlightRecord, FlightTableRecord } from '../../store/records/flight.ts';
import type { PlayContext } from '../PlayContext.ts';
import { keepChains, openFlight } from './openFlight.ts';
import { endFlightRounds } from './endFlightRounds.ts';
import { keyOf } from './wantFlights.ts';

/** When a process dies, another one flies on this much later (ms), and one look more. */
export const FLIGHT_LEASE_MS = 4_000;
/** How soon (ms) the process tries again what another one has, or what failed. */
const LOOK_MS = 1_000;
/** Cash-outs that arrived before the crash are decided before the lost rounds end. */
const LATE_MS = 250;
/** Lost rounds wait at most this long (ms) for cash-outs that arrived before the crash and are not decided yet. */
const MOST_LATE_MS = 2_500;
/** How often the process looks at its clock (ms). */
const BEAT_MS = 100;

/** Makes flights follow each other in one process at a time. Each step may be done twice, and is done once. */
export class Flier {
  readonly #ctx: PlayContext;
  /** The leases of this process by game, each with the Unix ms until which it surely lasts. */
  readonly #held = new Map<string, { lease: Lease; until: number }>();
  readonly #attendance = new Attendance();
  /** Flights whose rounds this process has ended, by game. */
  readonly #ended = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #beats: NodeJS.Timeout | undefined;
  #turning: Promise<number> | undefined;
  #isAskedAgain = false;
  #stopListening: (() => void) | undefined;
  #isRunning = false;

  constructor(ctx: PlayContext) {
    this.#ctx = ctx;
  }

  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#beats = setInterval(() => this.beat(), BEAT_MS).unref();
    this.#stopListening = this.#ctx.store.changes(['flight-tables', 'flights'], () => this.#nudge());
    this.#nudge();
  }

  /** Gives the lease back, so that another process flies on at once. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    this.#stopListening?.();
    clearTimeout(this.#timer);
    clearInterval(this.#beats);
    this.#attendance.clear();
    await this.#turning;
    for (const { lease } of this.#held.values()) await lease.release();
    this.#held.clear();
  }

  /** This process is there, and takes cash-outs. */
  beat(): void {
    this.#attendance.beat(this.#ctx.now());
  }

  /** Does what is due for each game. Returns the ms until the next thing is due: Infinity when a change has to come first. */
  async turn(): Promise<number> {
    const waits = (await this.#ctx.store.find('flight-tables')).map((table) => this.#fly(table));
    return Math.max(1, Math.min(...(await Promise.all(waits))));
  }

  /** Somebody wants a flight, or a flight has moved: looks now, or again after the present turn. */
  #nudge(): void {
    this.#isAskedAgain = true;
    if (this.#isRunning && !this.#turning) void this.#run();
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isAskedAgain = false;
    this.#turning = this.turn().catch((err: unknown) => {
      this.#ctx.log.error({ err }, 'flights wait');
      return LOOK_MS;
    });
    const wait = await this.#turning;
    this.#turning = undefined;
    if (!this.#isRunning) return;
    if (this.#isAskedAgain) return this.#run();
    if (wait < Infinity) this.#timer = setTimeout(() => void this.#run(), wait).unref();
  }

  async #fly(table: FlightTableRecord): Promise<number> {
    const { store, now } = this.#ctx;
    const flight = table.flight === undefined ? undefined : await store.get('flights', table.flight);
    const isWanted = Date.parse(table.wantedUntil) > now();
    const isResting = !flight || (flight.status === 'crashed' && this.#ended.get(table.id) === flight.id);
    if (isResting && !isWanted) return Infinity;
    if (!(await this.#hold(table.id))) return LOOK_MS;
    if (!flight || isPaused(flight, now())) return this.#next(table);
    return this.#move(flight, now());
  }

  /** The lease is renewed in time, but not with every step. */
  async #hold(gameId: string): Promise<boolean> {
    const now = this.#ctx.now();
    const held = this.#held.get(gameId);
    if (held && held.until > now + FLIGHT_LEASE_MS / 2) return true;
    const lease = (await held?.lease.renew())
      ? held?.lease
      : await this.#ctx.store.lease(keyOf(gameId), FLIGHT_LEASE_MS);
    if (lease) this.#held.set(gameId, { lease, until: now + FLIGHT_LEASE_MS });
    else this.#held.delete(gameId);
    return lease !== undefined;
  }

  async #next(table: FlightTableRecord): Promise<number> {
    await endFlightRounds(this.#ctx, table.id);
    await keepChains(this.#ctx, table);
    const opened = await openFlight(this.#ctx, table.id);
    if (!opened) return LOOK_MS;
    return Date.parse(opened.startsAt) - this.#ctx.now();
  }

  async #move(flight: FlightRecord, now: number): Promise<number> {
    const [startsAt, crashesAt] = [Date.parse(flight.startsAt), Date.parse(flight.crashesAt)];
    this.#attendance.attend(flight, now);
    if (now < startsAt) return startsAt - now;
    if (flight.status === 'betting') {
      await moveFlight(this.#ctx, flight, { status: 'flying' });
      return Math.max(1, crashesAt - this.#ctx.now());
    }
    if (now < crashesAt) return crashesAt - now;
    if (flight.status === 'flying') {
      await moveFlight(this.#ctx, flight, {
        status: 'crashed',
        ...(!this.#attendance.wasThereAtEndOf(flight) && { isUnattended: true }),
      });
      return LATE_MS;
    }
    return this.#end(flight, now - crashesAt);
  }

  /** `since`: ms since the crash. */
  async #end({ gameId, id }: FlightRecord, since: number): Promise<number> {
    if (this.#ended.get(gameId) === id) return FLIGHT_PAUSE_MS - since;
    if (since < LATE_MS) return LATE_MS - since;
    if (since < MOST_LATE_MS && this.#awaits(this.#ctx.now() - since)) return BEAT_MS;
    await endFlightRounds(this.#ctx, gameId);
    this.#ended.set(gameId, id);
    return FLIGHT_PAUSE_MS - since;
  }

  /** True while a cash-out that arrived before that time is not decided. */
  #awaits(crashedAt: number): boolean {
    return [...this.#ctx.arrivals].some(({ at }) => at < crashedAt);
  }
}

/** The pause after the crash is over. */
const isPaused = ({ status, crashesAt }: FlightRecord, now: number): boolean =>
  status === 'crashed' && now >= Date.parse(crashesAt) + FLIGHT_PAUSE_MS;

/** Away for longer (ms) before a crash: nobody could cash out then. A shorter pause is like one of the network. */
export const AWAY_MS = 1_000;

/** `seenAt` is before the crash, Unix ms. */
type Attended = { id: string; crashesAt: number; seenAt: number };

/** Tells whether this process could take cash-outs until its flights have crashed, however late their crash was told. */
export class Attendance {
  readonly #flights = new Map<string, Attended>();

  attend({ gameId, id, crashesAt }: FlightRecord, now: number): void {
    const end = Date.parse(crashesAt);
    if (now < end) this.#flights.set(gameId, { id, crashesAt: end, seenAt: now });
  }

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

const ORDER: Readonly<Record<FlightRecord['status'], number>> = { betting: 0, flying: 1, crashed: 2 };

/** A flight never moves backwards, and moves once: another process may have moved it before. */
async function moveFlight(
  { store, processId }: PlayContext,
  { id, gameId }: FlightRecord,
  change: Pick<FlightRecord, 'status' | 'isUnattended'>,
): Promise<void> {
  await store.transaction(keyOf(gameId), async (tx) => {
    const flight = await tx.get('flights', id);
    if (!flight || ORDER[flight.status] >= ORDER[change.status]) return;
    tx.set('flights', { ...flight, ...change, holder: processId });
  });
}
