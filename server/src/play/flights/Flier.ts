import { FLIGHT_PAUSE_MS } from '../../../../contract/playTerms.ts';
import type { FlightRecord, FlightTableRecord } from '../../store/records/flight.ts';
import type { PlayContext } from '../PlayContext.ts';
import { Attendance } from './Attendance.ts';
import { keepChains } from './chains.ts';
import { endFlightRounds } from './endFlightRounds.ts';
import { FLIGHT_LEASE_MS, holdFlights, releaseFlights } from './flightLease.ts';
import { moveFlight } from './moveFlight.ts';
import { openFlight } from './openFlight.ts';

/** At most so long (ms) between two looks at the flights of other processes, and at whether somebody wants one. */
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
  readonly #onMove: (gameId: string) => void;
  /** Unix ms until which this process has the lease, by game. */
  readonly #held = new Map<string, number>();
  readonly #attendance = new Attendance();
  /** Flights whose rounds this process has ended, by game. */
  readonly #ended = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #beats: NodeJS.Timeout | undefined;
  #turning: Promise<number> | undefined;
  #isRunning = false;

  constructor(ctx: PlayContext, onMove: (gameId: string) => void) {
    this.#ctx = ctx;
    this.#onMove = onMove;
  }

  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#beats = setInterval(() => this.beat(), BEAT_MS).unref();
    this.nudge();
  }

  /** Looks now. */
  nudge(): void {
    if (this.#isRunning && !this.#turning) void this.#run();
  }

  /** Gives the lease back, so that another process flies on at once. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    clearTimeout(this.#timer);
    clearInterval(this.#beats);
    this.#attendance.clear();
    await this.#turning;
    for (const gameId of this.#held.keys()) await releaseFlights(this.#ctx, gameId);
    this.#held.clear();
  }

  /** This process is there, and takes cash-outs. */
  beat(): void {
    this.#attendance.beat(this.#ctx.now());
  }

  /** Does what is due for each game. Returns the ms until the next thing is due. */
  async turn(): Promise<number> {
    const waits = (await this.#ctx.store.find('flight-tables')).map((table) => this.#fly(table));
    return Math.max(1, Math.min(LOOK_MS, ...(await Promise.all(waits))));
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#turning = this.turn().catch((err: unknown) => {
      this.#ctx.log.error({ err }, 'flights wait');
      return LOOK_MS;
    });
    const wait = await this.#turning;
    this.#turning = undefined;
    if (!this.#isRunning) return;
    this.#timer = setTimeout(() => void this.#run(), wait);
    this.#timer.unref();
  }

  async #fly(table: FlightTableRecord): Promise<number> {
    const { store, now } = this.#ctx;
    const flight = table.flight === undefined ? undefined : await store.get('flights', table.flight);
    const isWanted = Date.parse(table.wantedUntil) > now();
    const isResting = !flight || (flight.status === 'crashed' && this.#ended.get(table.id) === flight.id);
    if ((isResting && !isWanted) || !(await this.#hold(table.id))) return LOOK_MS;
    if (!flight || isPaused(flight, now())) return this.#next(table);
    return this.#move(flight, now());
  }

  /** Renewed in time, but not with every step. */
  async #hold(gameId: string): Promise<boolean> {
    if ((this.#held.get(gameId) ?? 0) > this.#ctx.now() + FLIGHT_LEASE_MS / 2) return true;
    const until = await holdFlights(this.#ctx, gameId);
    if (until === undefined) this.#held.delete(gameId);
    else this.#held.set(gameId, until);
    return until !== undefined;
  }

  async #next(table: FlightTableRecord): Promise<number> {
    await endFlightRounds(this.#ctx, table.id);
    await keepChains(this.#ctx, table);
    const opened = await openFlight(this.#ctx, table.id);
    if (!opened) return LOOK_MS;
    this.#onMove(table.id);
    return Date.parse(opened.startsAt) - this.#ctx.now();
  }

  /** A flight from one state to the next, when its time has come. */
  async #move(flight: FlightRecord, now: number): Promise<number> {
    const [startsAt, crashesAt] = [Date.parse(flight.startsAt), Date.parse(flight.crashesAt)];
    this.#attendance.attend(flight, now);
    if (now < startsAt) return startsAt - now;
    if (flight.status === 'betting') {
      await this.#change(flight, { status: 'flying' });
      return Math.max(1, crashesAt - this.#ctx.now());
    }
    if (now < crashesAt) return crashesAt - now;
    if (flight.status === 'flying') {
      await this.#change(flight, {
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

  /** Whether a cash-out of before that time is not decided yet. */
  #awaits(crashedAt: number): boolean {
    return [...this.#ctx.arrivals].some(({ at }) => at < crashedAt);
  }

  async #change(flight: FlightRecord, change: Parameters<typeof moveFlight>[2]): Promise<void> {
    await moveFlight(this.#ctx, flight, change);
    this.#onMove(flight.gameId);
  }
}

/** Its end was shown long enough. */
const isPaused = ({ status, crashesAt }: FlightRecord, now: number): boolean =>
  status === 'crashed' && now >= Date.parse(crashesAt) + FLIGHT_PAUSE_MS;
