import type { Clock } from '../../../kit/clock';
import type { Fetch } from '../../../kit/play/ask';
import { msUntil, multiplierAt } from '../../rules/index.ts';
import type { BetState, CrashRounds, RoundsEvents } from '../crashRounds';
import type { Flight, FlightBet } from '../flight';
import { type Connect, createFlightFeed } from './flightFeed';
import type { OpenBet, OwnBets, OwnEvents } from './places';
import { isNews, type SharedFlight, withBets } from './SharedFlight';

interface SharedEvents extends RoundsEvents, Omit<OwnEvents, 'onChange' | 'onCashOut'> {
  /** The end of a flight, each once, oldest first. */
  onPast: (crashPoint: number) => void;
  /** `own`: the player's bets on the flight, which may not be among the highest. */
  onPlayers: (flight: SharedFlight, own: readonly FlightBet[], isOwn: (key: string) => boolean) => void;
  /** The flights are out of reach, and are looked for no more. Without it they are looked for as long as it takes. */
  onAlone?: (() => void) | undefined;
}

interface SharedOptions {
  clock: Clock;
  fetch: Fetch;
  connect: Connect;
  /** `bettingLeftMs`: until the bets of the present flight close. */
  createBets: (events: OwnEvents, bettingLeftMs: () => number) => OwnBets;
}

/** The pause between two looks at the countdown. */
const COUNT_MS = 200;
/** So short before take-off (ms) no bet is cancelled: the tap may come as the cash-out. */
const LAST_CANCEL_MS = 500;
/** Flights that were not found for so long, at first and later, are given up for those of the player alone. */
const FIRST_SEARCH_MS = 4_000;
const LATER_SEARCH_MS = 30_000;

/** One flight for everybody: the server flies it, by its own clock, whether this player bets or not. */
export function createSharedRounds(options: SharedOptions, events: SharedEvents): CrashRounds {
  const { clock } = options;
  const seen = new Set<string>();
  const own = options.createBets({ ...events, onChange: () => changed() }, countdownMs);
  let flight: SharedFlight | undefined;
  let isLost = false;
  let cancelNext = (): void => undefined;
  let cancelSearch = (): void => undefined;

  const feed = createFlightFeed({
    ...options,
    onFlight,
    onFlights({ flight: told, past }) {
      isLost = false;
      if (told) cancelSearch();
      for (const { hash, crashPoint } of past) addPast(hash, crashPoint);
      if (told) onFlight(told);
      follow();
      own.find?.();
    },
    onBets(news) {
      if (flight) flight = withBets(flight, news);
      changed();
    },
    onLost() {
      isLost = true;
      cancelNext();
      if (flight) search(LATER_SEARCH_MS);
      changed();
    },
  });

  const isSearching = (): boolean => isLost || !flight;
  const isBettingOpen = (): boolean => !isSearching() && flight?.status === 'betting' && countdownMs() > 0;

  function countdownMs(): number {
    return (flight?.startsAtMs ?? 0) - feed.serverClock.now();
  }

  function elapsedMs(): number {
    if (flight?.crashPoint !== undefined) return msUntil(flight.crashPoint);
    return flight?.status === 'flying' ? Math.max(0, -countdownMs()) : 0;
  }

  function search(longestMs: number): void {
    if (events.onAlone) cancelSearch = clock.after(longestMs, giveUp);
  }

  function giveUp(): void {
    if (!isSearching()) return;
    // Nobody looks: the next look may find them.
    if (document.visibilityState === 'hidden') return search(LATER_SEARCH_MS);
    feed.stop();
    events.onAlone?.();
  }

  /** A flight or an own bet is not as it was. */
  function changed(): void {
    const present = flight;
    if (present) {
      own.follow(present, isLost ? 0 : elapsedMs());
      events.onPlayers(present, own.ofFlight(present.id), own.isOwn);
    }
    events.onChange();
  }

  function addPast(hash: string, crashPoint: number): void {
    if (!seen.has(hash)) events.onPast(crashPoint);
    seen.add(hash);
  }

  function onFlight(next: SharedFlight): void {
    if (!isNews(next, flight)) return;
    const before = flight;
    flight = next;
    const isChanged = before?.startsAtMs !== next.startsAtMs || before.status !== next.status;
    own.flightCame(next.id, isBettingOpen());
    if (next.status === 'flying' && isChanged) events.onLaunch('');
    if (next.status === 'crashed' && isChanged) crash(next);
    changed();
    follow();
  }

  function crash({ hash = '', crashPoint = 100 }: SharedFlight): void {
    addPast(hash, crashPoint);
    const shown = shownFlight();
    if (shown) events.onCrash(shown);
  }

  function follow(): void {
    cancelNext();
    if (isSearching()) return;
    if (flight?.status === 'betting') cancelNext = clock.after(COUNT_MS, follow);
    if (flight?.status === 'flying') {
      cancelNext = clock.nextFrame(follow);
      own.follow(flight, elapsedMs());
    }
    events.onChange();
  }

  function shownFlight(): Flight | undefined {
    if (!flight) return undefined;
    const { crashPoint = Infinity, id } = flight;
    return { crashPoint, bets: own.ofFlight(id) };
  }

  function stateOf(place: number): BetState {
    const at = own.get(place);
    // No bet on a flight that nobody knows.
    if (!at) return isSearching() ? 'settling' : 'free';
    if (at.kind !== 'open') return at.kind;
    return stateOfOpen(at);
  }

  function stateOfOpen({ flightId, asked }: OpenBet): BetState {
    const isPresent = flightId === flight?.id && flight?.status !== 'crashed';
    if (!isPresent || asked === 'cashOut') return 'settling';
    if (flight?.status === 'flying') return 'flying';
    if (asked === 'cancel') return 'settling';
    return countdownMs() > LAST_CANCEL_MS ? 'placed' : 'ready';
  }

  search(FIRST_SEARCH_MS);
  return {
    phase() {
      if (isSearching() || flight?.status === 'crashed') return 'idle';
      return flight?.status === 'betting' ? 'counting' : 'flying';
    },
    flight: () => (isSearching() ? undefined : shownFlight()),
    elapsedMs,
    countdownMs,
    isForNext: () => !isBettingOpen(),
    isSearching,
    stateOf,
    enter(bet) {
      if (flight && !own.get(bet.place)) own[isBettingOpen() ? 'send' : 'waitAfter'](bet, flight.id);
    },
    cancel: own.cancel,
    cashOut: (place) => (stateOf(place) === 'flying' ? own.cashOut(place, multiplierAt(elapsedMs())) : undefined),
    resume: feed.start,
  };
}
