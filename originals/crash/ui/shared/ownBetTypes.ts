/** The stakes of this player on flights for everybody, as the table asks for them. */
import type { MoneyRound } from '../../../kit/play/MoneyRound';
import type { FlightBet } from '../flight';

export type Round = MoneyRound<'crash'>;

/** A stake on its way. It costs nothing while it waits for the flight after `afterId`. */
export type Own =
  | { kind: 'waiting'; bet: FlightBet; afterId: number; atMs: number }
  | { kind: 'asking' }
  /** `isLeaving`: a cash-out is being decided. */
  | { kind: 'open'; round: Round; isLeaving: boolean };

export interface OwnBets {
  get: (place: number) => Own | undefined;
  /** Those of a flight: open or over. */
  ofFlight: (flightId: number | undefined) => FlightBet[];
  isOwn: (key: string) => boolean;
  waitAfter: (flightId: number, bet: FlightBet) => void;
  cancel: (place: number) => void;
  send: (bet: FlightBet) => Promise<void>;
  /** Another flight is there: sends what waited for it if its bets are open, and gives up what waited for one before. */
  flightCame: (flightId: number, isOpen: boolean) => void;
  cashOut: (place: number) => Promise<void>;
  /** Finds open rounds from before the game was opened, or of another device. */
  find: (isAtLaunch: boolean) => Promise<void>;
  /** Asks for the ends of these rounds, and tells each. */
  learn: (isMeant: (round: Round, autoTarget: number | undefined) => boolean) => void;
}

export interface OwnEvents {
  onChange: () => void;
  onPlaced: (stakeCents: number) => void;
  onCashOut: (bet: FlightBet) => void;
  /** Bets of one flight that are lost so far. */
  onLost: (bets: readonly FlightBet[], crashPoint: number) => void;
}
