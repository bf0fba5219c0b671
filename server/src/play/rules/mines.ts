import { drawMines, minesMultiplierOf, TILES, type MinesChoice } from '../../../../originals/mines/rules/index.ts';
import { ABANDONED_HOURS } from '../../../../contract/playTerms.ts';
import type { Facts, HouseRules } from './HouseRules.ts';

const HOUR_MS = 3_600_000;

const minesOf = ({ drawn }: Facts): readonly number[] => (drawn as { mines: number[] }).mines;

const tilesOf = ({ steps }: Facts): number[] => steps.flatMap(({ tile }) => (tile === undefined ? [] : [tile]));

function readField(facts: Facts) {
  const mines = minesOf(facts);
  const tiles = tilesOf(facts);
  const hit = tiles.find((tile) => mines.includes(tile));
  const opened = tiles.filter((tile) => tile !== hit);
  return { mines, hit, opened, isFull: opened.length === TILES - mines.length };
}

export const mines: HouseRules = {
  draw: (choice, floats) => ({ mines: drawMines(choice as unknown as MinesChoice, floats) }),
  standingOf(facts) {
    const { hit, opened, isFull, mines: laid } = readField(facts);
    if (hit !== undefined) return { isOver: true, multiplier: 0 };
    const isCashedOut = facts.steps.at(-1)?.action === 'cashOut';
    return { isOver: isCashedOut || isFull, multiplier: minesMultiplierOf(laid.length, opened.length) };
  },
  allows: (facts, { action, tile }) =>
    action === 'cashOut' ? tilesOf(facts).length > 0 : tile !== undefined && !tilesOf(facts).includes(tile),
  isUntouched: ({ steps }) => steps.length === 0,
  dueAt: ({ createdAt }) => Date.parse(createdAt) + ABANDONED_HOURS * HOUR_MS,
  outcomeOf(facts, { isOver }) {
    const { opened, hit, mines: laid } = readField(facts);
    return { opened, ...(hit !== undefined && { hit }), ...(isOver && { mines: laid }) };
  },
};
