import { scaled, winOf, type Floats } from '../../fair/index.ts';
import { cashOut, drawMines, minesMultiplierOf, openTile, TILES, type MinesField } from '../rules/index.ts';

/** A round has no mines here while only the server knows them. */
export interface MinesRound extends MinesField {
  phase: 'open' | 'cashed' | 'exploded';
  stakeCents: number;
  /** How many mines are hidden. */
  count: number;
  /** The server says that it pays this now, or has paid it: hundredths and cents. */
  told?: { multiplier: number; payoutCents: number };
}

/** Throws RangeError unless there are 1 to 24 mines. */
export function startRound(floats: Floats, stakeCents: number, mines: number): MinesRound {
  return { phase: 'open', stakeCents, count: mines, mines: drawMines({ mines }, floats), opened: [] };
}

export const multiplierNow = ({ count, opened, told }: MinesRound): number =>
  told?.multiplier ?? minesMultiplierOf(count, opened.length);

/** The payout of a cash-out now, in cents. */
export const payoutCents = (round: MinesRound): number =>
  round.phase === 'exploded' ? 0 : (round.told?.payoutCents ?? winOf(round.stakeCents, multiplierNow(round)));

/** A tile that is open or pressed after the end changes nothing; the last safe tile cashes out. */
export function pressTile(round: MinesRound, tile: number): MinesRound {
  if (round.phase !== 'open' || round.opened.includes(tile)) return round;
  const { field, isSettled } = openTile(round, tile);
  if (field.hit !== undefined) return { ...round, ...field, phase: 'exploded' };
  return { ...round, ...field, phase: isSettled ? 'cashed' : 'open' };
}

/** Takes the win. Needs an open tile; does nothing after the end. */
export function takeWin(round: MinesRound): MinesRound {
  if (round.phase !== 'open' || round.opened.length === 0) return round;
  return { ...round, ...cashOut(round).field, phase: 'cashed' };
}

/** A closed tile that is chosen at random. */
export function randomTile({ opened }: MinesRound, floats: Floats): number {
  const closed = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !opened.includes(tile));
  return closed[scaled(floats(), closed.length)] ?? 0;
}
