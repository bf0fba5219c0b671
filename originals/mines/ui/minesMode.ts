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

interface Options {
  /** Before the round or the refusal is shown. */
  onAnswer: () => void;
  onRefused: MinesAsking['onRefused'];
  /** The answer does not come at once. */
  onWait: () => void;
}

/** Asks for a start, a tile or a cash-out. The game does nothing more while it `isAsking`. */
export function createAsker({ onAnswer, onRefused, onWait }: Options) {
  let isAsking = false;
  const heard = (): void => {
    isAsking = false;
    onAnswer();
  };
  return {
    isAsking: () => isAsking,
    ask(question: (asking: MinesAsking) => void, onRound: MinesAsking['onRound']): void {
      isAsking = true;
      question({
        onRound(decided, note) {
          heard();
          onRound(decided, note);
        },
        onRefused(why, isGone) {
          heard();
          onRefused(why, isGone);
        },
      });
      if (isAsking) onWait();
    },
  };
}
