import type { CrashOutcome } from '../../rules/index.ts';
import type { MoneyRound } from '../../../kit/play/MoneyRound';
import type { FlightBet } from '../flight';
import type { SharedFlight } from './SharedFlight';

export interface OpenBet {
  kind: 'open';
  bet: FlightBet;
  flightId?: number | undefined;
  /** This is being decided. */
  asked?: 'cashOut' | 'cancel' | undefined;
}

/** A stake on its way. It costs nothing while it waits for the flight after `afterId`. */
type Own<Open extends OpenBet> = { kind: 'waiting'; bet: FlightBet; afterId: number } | { kind: 'asking' } | Open;

export interface OwnEvents {
  onChange: () => void;
  onPlaced: (stakeCents: number) => void;
  onCashOut: (bet: FlightBet) => void;
  /** Bets of one flight that are lost so far. */
  onLost: (bets: readonly FlightBet[], crashPoint: number) => void;
  /** The player was told how a bet has ended. */
  onEnded: (bet: FlightBet) => void;
  /** There is no bet: it was refused, has missed its flight, or its stake is back. */
  onGone: (place: number) => void;
  onCancelled: (stakeCents: number) => void;
  /** The player's bets that were over when the game was opened, newest first. */
  onEarlier: (rounds: readonly MoneyRound<CrashOutcome>[]) => void;
}

/** The bets of others are known in a flight for everybody. */
type FollowedFlight = Pick<SharedFlight, 'id' | 'crashPoint'> & Partial<Pick<SharedFlight, 'bets'>>;

/** The stakes of this player. */
export interface OwnBets extends Pick<ReturnType<typeof createPlaces>, 'get' | 'ofFlight' | 'flightCame'> {
  isOwn: (key: string) => boolean;
  /** The bets of this flight are open. Otherwise a bet waits for the flight after it. */
  send: (bet: FlightBet, flightId: number) => void;
  waitAfter: (bet: FlightBet, flightId: number) => void;
  cancel: (place: number) => void;
  /** `multiplier`: of the flight now, in hundredths. */
  cashOut: (place: number, multiplier: number) => void;
  /** Learns which bets are over. `elapsedMs`: of the flight; 0 while the connection is lost. */
  follow: (flight: FollowedFlight, elapsedMs: number) => void;
  /** The connection is there, at first or again. */
  find?: () => void;
}

/** A place holds one bet at most, which may wait for the next flight. */
export function createPlaces<Open extends OpenBet>(
  events: OwnEvents,
  send: (bet: FlightBet, flightId: number) => void,
  onMissed: () => void,
) {
  const own = new Map<number, Own<Open>>();
  let over: { flightId: number | undefined; bet: FlightBet }[] = [];
  const open = () => [...own].flatMap(([place, each]) => (each.kind === 'open' ? [{ place, at: each as Open }] : []));

  function set(place: number, next: Own<Open> | undefined): void {
    if (next) own.set(place, next);
    else own.delete(place);
    events.onChange();
  }

  function leave(place: number): void {
    set(place, undefined);
    events.onGone(place);
  }

  return {
    get: (place: number) => own.get(place),
    set,
    leave,
    open,
    /** The bets on a flight, open or over. */
    ofFlight: (flightId: number): FlightBet[] => [
      ...open().flatMap(({ at }) => (at.flightId === flightId ? [{ ...at.bet, isOpen: true }] : [])),
      ...over.flatMap((each) => (each.flightId === flightId ? [each.bet] : [])),
    ],
    waitAfter: (bet: FlightBet, afterId: number) => set(bet.place, { kind: 'waiting', bet, afterId }),
    /** Another flight is there: sends what waited for it if its bets are open, and gives up what waited for one before. */
    flightCame(flightId: number, isOpen: boolean) {
      for (const [place, each] of [...own]) {
        if (each.kind !== 'waiting' || each.afterId === flightId) continue;
        if (isOpen && each.afterId + 1 === flightId) send(each.bet, flightId);
        else {
          leave(place);
          onMissed();
        }
      }
    },
    end(flightId: number | undefined, bet: FlightBet, crashPoint: number) {
      over = [...over.filter((each) => each.flightId === flightId), { flightId, bet }];
      set(bet.place, undefined);
      const lost = over.flatMap((each) => (each.bet.cashedAt === undefined ? [each.bet] : []));
      if (bet.cashedAt === undefined) events.onLost(lost, crashPoint);
      else events.onCashOut(bet);
      events.onEnded(bet);
    },
  };
}
