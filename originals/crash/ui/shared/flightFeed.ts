import { readJson } from '../../../../contract/readJson.ts';
import type { Clock } from '../../../kit/clock';
import { ask, type Fetch } from '../../../kit/play/ask';
import { cryptoFloats } from '../../../kit/random';
import { readWith } from '../../../kit/readWith';
import {
  type BetNews,
  BetNewsSchema,
  FlightNewsSchema,
  type Flights,
  type SharedFlight,
  ShownFlightsSchema,
} from './SharedFlight';

export interface StreamListener {
  /** `data`: read from JSON. */
  hear: (name: string, data: unknown) => void;
  /** The stream has ended or cannot be opened. */
  fail: () => void;
}

/** Opens a stream of server-sent events with these names. Answers how to close it. */
export type Connect = (address: string, names: readonly string[], listener: StreamListener) => () => void;

export const connectEvents: Connect = (address, names, { hear, fail }) => {
  const source = new EventSource(address);
  for (const name of names)
    source.addEventListener(name, ({ data }) => hear(name, typeof data === 'string' ? readJson(data) : undefined));
  source.addEventListener('error', fail);
  return () => source.close();
};

/** An answer was written at some moment between question and arrival: the shortest way there and back knows it best. */
function createServerClock(clock: Pick<Clock, 'now'>) {
  let offsetMs = 0;
  let tripMs = Infinity;
  return {
    now: () => clock.now() + offsetMs,
    /** A time of the server in an answer that was asked for at `askedMs` of this page's clock, and came now. */
    measure(serverMs: number, askedMs: number) {
      const trip = clock.now() - askedMs;
      const offset = serverMs - (askedMs + trip / 2);
      // The clock of a page may stop while a phone sleeps: then the old measure cannot be right any more.
      const isOldWrong = Math.abs(offset - offsetMs) > (trip + tripMs) / 2;
      if (trip > tripMs && !isOldWrong) return;
      [offsetMs, tripMs] = [offset, trip];
    },
  };
}

interface FeedOptions {
  fetch: Fetch;
  clock: Clock;
  connect: Connect;
  /** All there is to know, at the start and after a lost connection. */
  onFlights: (flights: Flights) => void;
  onFlight: (flight: SharedFlight) => void;
  onBets: (news: BetNews) => void;
  onLost: () => void;
}

/** Without news for so long, the truth is asked for: a phone may not notice that its connection is gone. */
const SILENCE_MS = 8_000;
const LONGEST_LOOK_MS = 5_000;
/** The pause before each attempt to come back. */
const PAUSES_MS = [300, 1_000, 2_000, 4_000, 8_000] as const;
const MOST_PAUSE_MS = 8_000;

const toldOf = (flight: SharedFlight | undefined): string => `${flight?.id} ${flight?.status}`;

/** Flights and bets as they happen. It comes back by itself, and each time begins with the truth. */
export function createFlightFeed({ fetch, clock, connect, ...events }: FeedOptions) {
  const { onFlights, onFlight, onBets, onLost } = events;
  const serverClock = createServerClock(clock);
  let address = '';
  let attempt = 0;
  /** The number of the present connection; what an older one still brings is ignored. */
  let connection = 0;
  let heardMs = 0;
  let told = '';
  let isLost = false;
  let isOver = false;
  let close = (): void => undefined;
  let cancelNext = (): void => undefined;

  async function look(): Promise<Flights | undefined> {
    const askedMs = clock.now();
    const heard = await ask(fetch, clock, { address, longestMs: LONGEST_LOOK_MS });
    const flights = heard.kind === 'data' ? readWith(ShownFlightsSchema, heard.data) : undefined;
    if (flights) serverClock.measure(flights.serverMs, askedMs);
    return flights;
  }

  function later(delayMs: number, run: () => void): void {
    cancelNext();
    cancelNext = clock.after(delayMs, run);
  }

  function leave(): number {
    close();
    close = () => undefined;
    cancelNext();
    connection += 1;
    return connection;
  }

  async function open(): Promise<void> {
    if (isOver) return;
    const mine = leave();
    const flights = await look();
    if (mine !== connection) return;
    if (!flights) return fail();
    isLost = false;
    told = toldOf(flights.flight);
    onFlights(flights);
    watch();
    close = connect(`${address}/events`, ['flight', 'bets'], {
      hear: (name, data) => (mine === connection ? hear(name, data) : undefined),
      fail: () => (mine === connection ? fail() : undefined),
    });
  }

  function hear(name: string, data: unknown): void {
    attempt = 0;
    watch();
    if (name === 'bets') {
      const news = readWith(BetNewsSchema, data);
      if (news) onBets(news);
      return;
    }
    const flight = readWith(FlightNewsSchema, data);
    if (!flight) return;
    told = toldOf(flight);
    onFlight(flight);
  }

  /** Everybody lost the server at the same moment: they do not come back at the same moment. */
  function fail(): void {
    if (isOver) return;
    leave();
    if (!isLost) onLost();
    isLost = true;
    const pauseMs = PAUSES_MS[attempt] ?? MOST_PAUSE_MS;
    attempt += 1;
    later(pauseMs * (0.75 + cryptoFloats() / 2), () => void open());
  }

  function watch(): void {
    heardMs = clock.now();
    later(SILENCE_MS, () => void check());
  }

  /** The stream is silent: asks for the truth. A stream that did not tell it is gone. */
  async function check(): Promise<void> {
    const mine = connection;
    const askedMs = clock.now();
    const flights = await look();
    if (mine !== connection || heardMs > askedMs) return;
    if (!flights) return fail();
    if (toldOf(flights.flight) !== told) return open();
    watch();
  }

  function listen(): void {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void open();
    });
    window.addEventListener('online', () => void open());
    window.addEventListener('offline', fail);
  }

  return {
    serverClock,
    start(from: string) {
      address = from;
      listen();
      void open();
    },
    stop() {
      leave();
      isOver = true;
    },
  };
}
