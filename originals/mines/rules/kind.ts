import { ABANDONED_MS, mostMultiplierOf } from '../../../contract/playTerms.ts';
import { type Kind, replaySteps, type RoundSoFar } from '../../fair/index.ts';
import { ALL_TILES, drawMines, MINES_RTP, type MinesChoice, minesMultiplierOf, TILES } from './mines.ts';
import { type MinesOutcome, MINES_WIRE } from './wire.ts';

type Drawn = { mines: number[] };
type Round = RoundSoFar<MinesChoice, Drawn>;

const tilesOf = ({ steps }: Pick<Round, 'steps'>): number[] =>
  steps.flatMap(({ tile }) => (tile === undefined ? [] : [tile]));

function readField({ drawn: { mines }, steps }: Round) {
  const tiles = tilesOf({ steps });
  const hit = tiles.find((tile) => mines.includes(tile));
  const opened = tiles.filter((tile) => tile !== hit);
  return { mines, hit, opened, isFull: opened.length === TILES - mines.length };
}

export const mines: Kind<MinesChoice, Drawn, MinesOutcome> = {
  name: 'mines',
  rtp: MINES_RTP,
  isLasting: true,
  ...MINES_WIRE,
  mostFloats: (choice) => choice.mines,
  draw: (choice, floats) => ({ mines: drawMines(choice, floats) }),
  resultAt(round) {
    const { hit, opened, isFull, mines: laid } = readField(round);
    if (hit !== undefined) return { isOver: true, multiplier: 0 };
    const isCashedOut = round.steps.at(-1)?.action === 'cashOut';
    // One more tile would win more than a round pays, so nothing is risked for it.
    const isMost = minesMultiplierOf(laid.length, opened.length + 1) > mostMultiplierOf(round);
    return { isOver: isCashedOut || isFull || isMost, multiplier: minesMultiplierOf(laid.length, opened.length) };
  },
  allows(round, { action, tile }) {
    const opened = tilesOf(round);
    if (action === 'cashOut') return opened.length > 0;
    return action === 'open' && tile !== undefined && ALL_TILES.includes(tile) && !opened.includes(tile);
  },
  isUntouched: ({ steps }) => steps.length === 0,
  dueAt: ({ createdAt }) => Date.parse(createdAt) + ABANDONED_MS,
  outcomeOf(round, { isOver }) {
    const { opened, hit, mines: laid } = readField(round);
    return { opened, ...(hit !== undefined && { hit }), ...(isOver && { mines: laid }) };
  },
  replay({ choice, outcome: { opened, hit } }, drawn) {
    const tiles = [...opened, ...(hit === undefined ? [] : [hit])];
    return replaySteps(
      mines,
      { choice, drawn },
      tiles.map((tile) => ({ action: 'open', tile })),
    );
  },
};
