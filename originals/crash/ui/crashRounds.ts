import type { GameEnvironment } from '../../kit/environment';
import { msUntil, multiplierAt } from '../rules/index.ts';
import { advance, cashOut, launch, payoutCents, type Flight, type FlightBet } from './flight';

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
  /** Takes the stake, and starts the countdown between flights. False when the balance does not cover it. */
  enter: (bet: FlightBet) => boolean;
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

/** Countdown, flight, crash, one after the other as long as there are bets. */
export function createCrashRounds(
  { wallet, floats, clock }: Pick<GameEnvironment, 'wallet' | 'floats' | 'clock'>,
  { onChange, onLaunch, onCashOut, onCrash }: RoundsEvents,
): CrashRounds {
  let phase: Phase = 'idle';
  let flight: Flight | undefined;
  let startMs = 0;
  let waiting: FlightBet[] = [];
  let cancelNext = (): void => undefined;
  const elapsedMs = (): number => clock.now() - startMs;
  const isWaiting = (place: number): boolean => waiting.some((bet) => bet.place === place);

  function start(next: Phase): void {
    cancelNext();
    phase = next;
    startMs = clock.now();
    step();
  }

  function step(): void {
    if (phase === 'counting' && elapsedMs() >= COUNTDOWN_MS) return takeOff();
    if (phase === 'flying') follow((current) => advance(current, elapsedMs()));
    if (phase !== 'idle') cancelNext = clock.nextFrame(step);
    onChange();
  }

  function takeOff(): void {
    flight = launch(floats, waiting);
    waiting = [];
    onLaunch('');
    start('flying');
  }

  function follow(move: (current: Flight) => Flight): void {
    if (!flight || phase !== 'flying') return;
    const before = flight;
    flight = move(before);
    for (const [index, bet] of flight.bets.entries()) if (bet !== before.bets[index]) pay(bet);
    if (flight.phase === 'crashed') end(flight);
  }

  function pay(bet: FlightBet): void {
    wallet.pay(payoutCents(bet));
    onCashOut(bet);
  }

  function end(crashed: Flight): void {
    cancelNext();
    phase = 'idle';
    if (waiting.length > 0) cancelNext = clock.after(PAUSE_MS, () => start('counting'));
    onCrash(crashed);
  }

  return {
    phase: () => phase,
    flight: () => flight,
    elapsedMs: () => (phase === 'idle' && flight ? msUntil(flight.crashPoint) : elapsedMs()),
    countdownMs: () => COUNTDOWN_MS - elapsedMs(),
    isForNext: () => phase === 'flying',
    isSearching: () => false,
    stateOf(place) {
      if (isWaiting(place)) return 'waiting';
      const bet = phase === 'flying' ? flight?.bets.find((candidate) => candidate.place === place) : undefined;
      return bet && bet.cashedAt === undefined ? 'flying' : 'free';
    },
    enter(bet) {
      if (isWaiting(bet.place) || !wallet.take(bet.stakeCents)) return false;
      waiting = [...waiting, bet];
      if (phase === 'idle') start('counting');
      else onChange();
      return true;
    },
    cancel(place) {
      const bet = waiting.find((candidate) => candidate.place === place);
      if (!bet) return;
      waiting = waiting.filter((other) => other !== bet);
      wallet.pay(bet.stakeCents);
      if (phase === 'counting' && waiting.length === 0) {
        cancelNext();
        phase = 'idle';
        flight = undefined;
      }
      onChange();
    },
    cashOut(place) {
      follow((current) => cashOut(current, place, elapsedMs()));
      onChange();
    },
    resume: () => undefined,
  };
}

/** The multiplier of a running flight, in hundredths. */
export const multiplierNow = ({ elapsedMs }: CrashRounds): number => multiplierAt(elapsedMs());
