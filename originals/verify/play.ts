/** The outcome and multiplier of a round, computed by the rules of its game. */
import { floatsOfBlocks, type Floats } from '../fair/index.ts';
import { checkCrash, crashPointOf, paidAt } from '../crash/rules/index.ts';
import { playDice } from '../dice/rules/index.ts';
import { cashOut, drawMines, minesMultiplierOf, openTile, type MinesStep } from '../mines/rules/index.ts';
import { MOST_SLOTS_FLOATS, playSlots } from '../slots/rules/index.ts';
import type { ExportedRound, RoundOf } from './exportedRound.ts';

export interface Played {
  outcome: object;
  multiplier: number;
}

/** The most floats that a round can use. */
export const mostFloats = (round: ExportedRound): number =>
  round.game === 'slots' ? MOST_SLOTS_FLOATS : round.game === 'mines' ? round.choice.mines : 1;

/** A round that its player left is paid as it stands. */
function playMines({ choice, steps }: RoundOf<'mines'>, floats: Floats): Played {
  const mines = drawMines(choice, floats);
  let last: MinesStep = {
    field: { mines, opened: [] },
    multiplier: minesMultiplierOf(mines.length, 0),
    isSettled: false,
  };
  for (const step of steps) {
    if (last.isSettled) throw new RangeError('a step after the end of the round');
    last = step.action === 'open' ? openTile(last.field, step.tile) : cashOut(last.field);
  }
  return { outcome: { mines }, multiplier: last.multiplier };
}

/** What a flight that ended at `crashAt` pays: the server's clock told the multiplier of a cash-out by hand. */
export function playFlight({ choice, steps }: RoundOf<'crash'>, crashAt: number): Played {
  checkCrash(choice);
  const cashOuts = [choice.autoCashOut, ...steps.map(({ multiplier }) => multiplier)].filter((at) => at !== undefined);
  return { outcome: { crashAt }, multiplier: paidAt(crashAt, cashOuts.length > 0 ? Math.min(...cashOuts) : undefined) };
}

/** Throws RangeError on a choice or step that the rules refuse. */
export function playRound(round: ExportedRound, floats: Floats): Played {
  if (round.game === 'slots') return playSlots(floats);
  if (round.game === 'dice') return playDice(round.choice, floats);
  if (round.game === 'mines') return playMines(round, floats);
  return playFlight(round, crashPointOf(floats()));
}

/** Floats from blocks, and how many were drawn. */
export function countedFloats(blocks: readonly Uint8Array[]): { floats: Floats; drawn: number[] } {
  const drawn: number[] = [];
  const next = floatsOfBlocks((cursor) => blocks[cursor] ?? []);
  const floats = (): number => {
    const float = next();
    drawn.push(float);
    return float;
  };
  return { floats, drawn };
}
