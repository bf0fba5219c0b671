import type { GameEnvironment } from '../../../kit/environment';
import type { Translate } from '../../../kit/i18n';
import type { Money } from '../../../kit/play/Money';
import { msUntil } from '../../rules/index.ts';
import type { BetState, CrashRounds, RoundsEvents } from '../crashRounds';
import type { Flight, FlightBet } from '../flight';
import type en from '../messages/en.json';
import type { Round } from '../moneyFlights';
import { type Connect, createFlightFeed } from './flightFeed';
import { createOwnBets, type Own, type OwnEvents } from './ownBets';
import { isNews, LastRoundsSchema, type SharedFlight, withBets } from './SharedFlight';

interface SharedEvents extends RoundsEvents, Omit<OwnEvents, 'onChange' | 'onCashOut'> {
  /** The end of a flight, each once, oldest first. */
  onPast: (crashPoint: number) => void;
  /** The player's bets that were over when the game was opened, newest first. */
  onEarlier: (rounds: readonly Round[]) => void;
  /** `own`: the player's bets on the flight, which may not be among the highest. */
  onPlayers: (flight: SharedFlight, own: readonly FlightBet[], isOwn: (key: string) => boolean) => void;
}

interface SharedOptions {
  environment: Pick<GameEnvironment, 'clock' | 'format'>;
  money: Money<'crash'>;
  t: Translate<typeof en>;
  connect: Connect;
  places: readonly number[];
}

/** The pause between two looks at the countdown. */
const COUNT_MS = 200;
/** So short before take-off (ms) no bet is cancelled: the tap may come as the cash-out. */
const LAST_CANCEL_MS = 500;
/** The news of an automatic cash-out gets this long to arrive by itself. */
const NEWS_MS = 500;

/** One flight for everybody: the server flies it, by its own clock, whether this player bets or not. */
export function createSharedRounds(options: SharedOptions, events: SharedEvents): CrashRounds {
  const { environment, money, t, connect, places } = options;
  const { clock, format } = environment;
  const seen = new Set<string>();
  const own = createOwnBets(
    { money, format, clock, t, places, bettingLeftMs: countdownMs },
    { ...events, onChange: () => changed() },
  );
  let flight: SharedFlight | undefined;
  let isLost = false;
  let hasFound = false;
  let cancelNext = (): void => undefined;

  const feed = createFlightFeed({
    ...{ client: money.client, gameId: money.gameId, clock, connect, onFlight },
    onFlights({ flight: told, past }) {
      isLost = false;
      for (const { hash, crashPoint } of past) addPast(hash, crashPoint);
      if (told) onFlight(told);
      follow();
      void findOwn(!hasFound);
      hasFound = true;
    },
    onBets(news) {
      if (flight) flight = withBets(flight, news);
      const left = new Set(news.bets.filter(({ cashedAt }) => cashedAt !== undefined).map(({ key }) => key));
      own.learn(({ betKey = '' }) => left.has(betKey));
      changed();
    },
    onLost() {
      isLost = true;
      cancelNext();
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

  async function findOwn(isAtLaunch: boolean): Promise<void> {
    await own.find(isAtLaunch);
    const last = isAtLaunch ? await money.client.rounds('last', LastRoundsSchema) : undefined;
    if (!last?.isOk) return;
    events.onEarlier(
      last.value.filter(({ id, status, flightId }) => flightId && status === 'settled' && !own.isKnown(id)),
    );
  }

  /** A flight or an own bet is not as it was. */
  function changed(): void {
    const present = flight;
    if (present) {
      own.learn(({ flightId }) => flightId !== present.id || present.status === 'crashed');
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
      own.learn((_round, target) => target !== undefined && elapsedMs() > msUntil(target) + NEWS_MS);
    }
    events.onChange();
  }

  function shownFlight(): Flight | undefined {
    if (!flight) return undefined;
    const { status, crashPoint = Infinity, id } = flight;
    return { phase: status === 'crashed' ? 'crashed' : 'flying', crashPoint, bets: own.ofFlight(id) };
  }

  function stateOf(place: number): BetState {
    const at = own.get(place);
    // No bet on a flight that nobody knows.
    if (!at) return isSearching() ? 'settling' : 'free';
    if (at.kind !== 'open') return at.kind;
    return stateOfOpen(at);
  }

  function stateOfOpen({ round, asked, betId }: Extract<Own, { kind: 'open' }>): BetState {
    const isPresent = round.flightId === flight?.id && flight?.status !== 'crashed';
    if (!isPresent || asked === 'cashOut') return 'settling';
    if (flight?.status === 'flying') return 'flying';
    if (asked === 'cancel') return 'settling';
    return betId !== undefined && countdownMs() > LAST_CANCEL_MS ? 'placed' : 'ready';
  }

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
      if (own.get(bet.place) || !flight) return true;
      if (isBettingOpen()) void own.send(bet);
      else own.waitAfter(flight.id, bet);
      return true;
    },
    cancel: (place) => void own.cancel(place),
    cashOut: (place) => void (stateOf(place) === 'flying' ? own.cashOut(place) : undefined),
    resume: feed.start,
  };
}
