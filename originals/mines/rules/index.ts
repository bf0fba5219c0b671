export { cashOut, checkMines, combinations, drawMines, LEAST_MINES, MINES_RTP, minesMultiplierOf } from './mines.ts';
export { MOST_MINES, openTile, TILES } from './mines.ts';
export type { MinesChoice, MinesField, MinesStep } from './mines.ts';
