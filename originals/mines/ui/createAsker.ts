import type { MinesAsking } from './minesMode';

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
    get isAsking(): boolean {
      return isAsking;
    },
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
