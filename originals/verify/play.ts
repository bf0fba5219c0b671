/**
 * A round computed by the rules of its game, with decimals as on the wire. What the player did and what the clock told are
 * taken from the round: opened tiles, and the multiplier of a cash-out by hand.
 */
import { crashPointOf, paidAt } from '../crash/rules/index.ts';
import { playDice } from '../dice/rules/index.ts';
import { floatsOfBlocks, type Floats } from '../fair/index.ts';
import { drawMines, minesMultiplierOf, openTile, type MinesField } from '../mines/rules/index.ts';
import { MOST_SLOTS_FLOATS, playSlots } from '../slots/rules/index.ts';
import type { ExportedRound, RoundOf } from './exportedRound.ts';

export interface Played {
  outcome: object;
  /** Hundredths. */
  multiplier: number;
}

const hundredthsOf = (decimal: number): number => Math.round(decimal * 100);
const decimalOf = (hundredths: number): number => hundredths / 100;

/** The most floats that a round can use. */
export function mostFloats(round: ExportedRound): number {
  if (round.kind === 'slots') return MOST_SLOTS_FLOATS;
  return round.kind === 'mines' ? round.choice.mines : 1;
}

function playReels(floats: Floats): Played {
  const { outcome, multiplier } = playSlots(floats);
  const { stops, freeSpins, baseMultiplier } = outcome;
  const free = freeSpins.map((spin) => ({ ...spin, multiplier: decimalOf(spin.multiplier) }));
  return { outcome: { stops, freeSpins: free, baseMultiplier: decimalOf(baseMultiplier) }, multiplier };
}

function playMines({ choice, outcome }: RoundOf<'mines'>, floats: Floats): Played {
  const tiles = [...outcome.opened, ...(outcome.hit === undefined ? [] : [outcome.hit])];
  const laid: MinesField = { mines: drawMines(choice, floats), opened: [] };
  const field = tiles.reduce((before, tile) => openTile(before, tile).field, laid);
  const { mines, opened, hit } = field;
  return {
    outcome: { opened, mines, ...(hit !== undefined && { hit }) },
    multiplier: hit === undefined ? minesMultiplierOf(mines.length, opened.length) : 0,
  };
}

/** Returns what a flight with this end (hundredths) pays: the first of an automatic cash-out and one by hand. */
export function playFlight({ choice, outcome }: RoundOf<'crash'>, crashAt: number): Played {
  const cashOuts = [choice.autoCashOut, outcome.cashedOutAt].filter((at) => at !== undefined).map(hundredthsOf);
  const [multiplier = 0] = cashOuts.filter((at) => paidAt(crashAt, at) > 0).sort((a, b) => a - b);
  return {
    outcome: { crashAt: decimalOf(crashAt), ...(multiplier > 0 && { cashedOutAt: decimalOf(multiplier) }) },
    multiplier,
  };
}

/** Throws RangeError on a step that the rules refuse. */
export function playRound(round: ExportedRound, floats: Floats): Played {
  if (round.kind === 'slots') return playReels(floats);
  if (round.kind === 'dice') return playDice(round.choice, floats);
  if (round.kind === 'mines') return playMines(round, floats);
  return playFlight(round, crashPointOf(floats()));
}

/** Floats from blocks, and those that were drawn. */
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
