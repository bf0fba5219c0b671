import { boardOf, type Face, type Look } from '../../bets/Face.ts';
import type { MinesChoice } from '../rules/index.ts';
import { MINES_WIRE, type MinesOutcome } from '../rules/index.ts';

const SIDE = 5;
const TILES = Array.from({ length: SIDE * SIDE }, (_, tile) => tile);

/** The board: opened tiles, the mines as soon as they are told, and the one that was hit. */
export const minesFace: Face<MinesChoice, MinesOutcome> = {
  ...MINES_WIRE,
  picture({ outcome: { opened, mines: laid = [], hit } }) {
    const lookOf = (tile: number): Look => {
      if (tile === hit) return 'badStrong';
      if (laid.includes(tile)) return 'bad';
      return opened.includes(tile) ? 'good' : 'plain';
    };
    return boardOf(TILES.map(lookOf), SIDE);
  },
  words({ outcome: { opened, mines: laid, hit } }) {
    const values = { count: opened.length, mines: laid?.length ?? 0 };
    if (hit !== undefined) return [{ id: 'bets.mines.hit', values }];
    return [{ id: laid ? 'bets.mines.paid' : 'bets.mines.open', values }];
  },
};
