import type { MinesRound } from './minesRound';

export interface MinesAsking {
  /** `note`: what else to say of it, or nothing. */
  onRound: (round: MinesRound, note: string) => void;
  /** `why`: the reason, unless the player was told already. `isGone`: there is no round any more. */
  onRefused: (why: string, isGone: boolean) => void;
}

/** Rounds of mines are decided here or by the server; the game shows them in the same way. */
export interface MinesMode {
  start: (bet: { stakeCents: number; mines: number }, asking: MinesAsking) => void;
  open: (round: MinesRound, tile: number, asking: MinesAsking) => void;
  cashOut: (round: MinesRound, asking: MinesAsking) => void;
  /** The player sees the end: the balance may show it. */
  end: (round: MinesRound) => void;
  /** This round was begun before the game was opened. */
  openRound?: MinesRound | undefined;
}
