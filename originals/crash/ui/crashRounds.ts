import type { GameEnvironment } from '../../kit/environment';
import { crashPointOf, msUntil, multiplierAt } from '../rules/index.ts';
import type { Flight, FlightBet } from './flight';
import type { OwnBets } from './shared/places';

/**
 * A free place; a bet that waits and can be cancelled; a bet that is being placed; one on a flight that has not started, and
 * can be taken back or not; one on a flight in the air; one whose end is being asked for.
 */
export type BetState = 'free' | 'waiting' | 'asking' | 'placed' | 'ready' | 'flying' | 'settling';

export type Phase = 'idle' | 'counting' | 'flying';

export interface CrashRounds {
  phase: () => Phase;
  /** The present flight, or the last one. */
  flight: () => Flight | undefined;
  /** Since the start of the countdown or flight; of the last flight, its whole time. */
  elapsedMs: () => number;
  /** The time until take-off, while it is counted. */
  countdownMs: () => number;
  /** A bet now is for the flight after the present one. */
  isForNext: () => boolean;
  /** The flight for everybody is not known: the connection is lost, or not there yet. */
  isSearching: () => boolean;
  stateOf: (place: number) => BetState;
  /** Places a bet on the present flight, or on the one after it. */
  enter: (bet: FlightBet) => void;
  /** Returns the stake of a bet on a flight that has not started. */
  cancel: (place: number) => void;
  cashOut: (place: number) => void;
  /** `address`: everybody may read the flights for everybody there, and follow them below it. */
  resume: (address: string) => void;
}

export interface RoundsEvents {
  /** Time has passed, or a bet has changed. */
  onChange: () => void;
  onLaunch: (note: string) => void;
  onCashOut: (bet: FlightBet) => void;
  onCrash: (flight: Flight) => void;
}

export const COUNTDOWN_MS = 3000;
/** The time between a crash and the countdown for bets that wait. */
const PAUSE_MS = 1600;

/** Flights of the player alone: countdown, flight, crash, one after the other as long as there are bets. */
export function createCrashRounds(
  { floats, clock }: Pick<GameEnvironment, 'floats' | 'clock'>,
  createBets: (onChange: () => void) => OwnBets,
  { onChange, onLaunch, onCrash }: RoundsEvents,
): CrashRounds {
  const own = createBets(changed);
  let phase: Phase = 'idle';
  /** The number of the present flight, or of the last one. */
  let id = 0;
  /** The present flight ends there; nobody has drawn it before the flight starts. */
  let crashPoint: number | undefined;
  let startMs = 0;
  let cancelNext = (): void => undefined;
  const elapsedMs = (): number => clock.now() - startMs;
  const hasBets = (flightId: number): boolean => own.ofFlight(flightId).length > 0;

  function changed(): void {
    if (phase === 'counting' && !hasBets(id)) {
      cancelNext();
      phase = 'idle';
    }
    onChange();
  }

  function start(next: Phase): void {
    phase = next;
    startMs = clock.now();
    step();
  }

  function step(): void {
    cancelNext();
    if (phase === 'counting' && elapsedMs() >= COUNTDOWN_MS) return takeOff();
    if (phase === 'flying' && isOver()) return crash();
    if (phase === 'flying') own.follow({ id, crashPoint: undefined }, elapsedMs());
    cancelNext = clock.nextFrame(step);
    onChange();
  }

  function takeOff(): void {
    crashPoint = crashPointOf(floats());
    onLaunch('');
    start('flying');
  }

  const isOver = (): boolean => elapsedMs() >= msUntil(crashPoint ?? 0);

  function crash(): void {
    phase = 'idle';
    onCrash({ crashPoint: crashPoint ?? 0, bets: own.ofFlight(id) });
    own.follow({ id, crashPoint }, elapsedMs());
    cancelNext = clock.after(PAUSE_MS, () => prepare());
  }

  /** Bets open for the next flight, which starts with the first of them. */
  function prepare(bet?: FlightBet): void {
    const next = phase === 'idle' ? id + 1 : id;
    own.flightCame(next, true);
    if (bet) own.send(bet, next);
    if (next === id || !hasBets(next)) return;
    id = next;
    crashPoint = undefined;
    start('counting');
  }

  return {
    phase: () => phase,
    flight: () =>
      phase === 'idle' && crashPoint === undefined
        ? undefined
        : { crashPoint: crashPoint ?? 0, bets: own.ofFlight(id) },
    elapsedMs: () => (phase === 'idle' && crashPoint !== undefined ? msUntil(crashPoint) : elapsedMs()),
    countdownMs: () => COUNTDOWN_MS - elapsedMs(),
    isForNext: () => phase === 'flying',
    isSearching: () => false,
    stateOf(place) {
      const { kind } = own.get(place) ?? { kind: 'free' };
      if (kind === 'open') return phase === 'flying' ? 'flying' : 'placed';
      return kind;
    },
    enter: (bet) => (phase === 'flying' ? own.waitAfter(bet, id) : prepare(bet)),
    cancel: own.cancel,
    cashOut(place) {
      if (phase !== 'flying') return;
      if (!isOver()) own.cashOut(place, multiplierAt(elapsedMs()));
      step();
    },
    resume: () => undefined,
  };
}

/** The multiplier of a running flight, in hundredths. */
export const multiplierNow = ({ elapsedMs }: CrashRounds): number => multiplierAt(elapsedMs());
