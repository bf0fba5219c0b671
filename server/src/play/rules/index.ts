import { ABANDONED_HOURS, type HouseKind } from '../../../../contract/playTerms.ts';
import { crash } from './crash.ts';
import type { RoundSoFar, HouseRules } from './HouseRules.ts';
import { type DiceChoice, playDice } from '../../../../originals/dice/rules/index.ts';
import { playSlots, type SlotsOutcome } from '../../../../originals/slots/rules/index.ts';
import { decimalOf } from '../../ledger/index.ts';
import { drawMines, type MinesChoice, minesMultiplierOf, TILES } from '../../../../originals/mines/rules/index.ts';

export type { HouseRules } from './HouseRules.ts';

/** Slots and dice are decided at the bet. */
type Result<TOutcome> = { outcome: TOutcome; multiplier: number };

const instant = <TOutcome extends object>(
  draw: HouseRules['draw'],
  toWire: (outcome: TOutcome) => object,
): HouseRules => ({
  draw,
  resultAt: ({ drawn }) => ({ isOver: true, multiplier: (drawn as unknown as Result<TOutcome>).multiplier }),
  allows: () => false,
  isUntouched: () => false,
  dueAt: ({ createdAt }) => Date.parse(createdAt),
  outcomeOf: ({ drawn }) => toWire((drawn as unknown as Result<TOutcome>).outcome),
});

const dice = instant<{ roll: number }>(
  (choice, floats) => ({ ...playDice(choice as unknown as DiceChoice, floats) }),
  ({ roll }) => ({ roll }),
);

const slots = instant<SlotsOutcome>(
  (_choice, floats) => ({ ...playSlots(floats) }),
  ({ stops, freeSpins, baseMultiplier }) => ({
    stops,
    freeSpins: freeSpins.map((spin) => ({ ...spin, multiplier: decimalOf(spin.multiplier) })),
    baseMultiplier: decimalOf(baseMultiplier),
  }),
);

const HOUR_MS = 3_600_000;

const minesOf = ({ drawn }: RoundSoFar): readonly number[] => (drawn as { mines: number[] }).mines;

const tilesOf = ({ steps }: RoundSoFar): number[] => steps.flatMap(({ tile }) => (tile === undefined ? [] : [tile]));

function readField(round: RoundSoFar) {
  const mines = minesOf(round);
  const tiles = tilesOf(round);
  const hit = tiles.find((tile) => mines.includes(tile));
  const opened = tiles.filter((tile) => tile !== hit);
  return { mines, hit, opened, isFull: opened.length === TILES - mines.length };
}

const mines: HouseRules = {
  draw: (choice, floats) => ({ mines: drawMines(choice as unknown as MinesChoice, floats) }),
  resultAt(round) {
    const { hit, opened, isFull, mines: laid } = readField(round);
    if (hit !== undefined) return { isOver: true, multiplier: 0 };
    const isCashedOut = round.steps.at(-1)?.action === 'cashOut';
    return { isOver: isCashedOut || isFull, multiplier: minesMultiplierOf(laid.length, opened.length) };
  },
  allows: (round, { action, tile }) =>
    action === 'cashOut' ? tilesOf(round).length > 0 : tile !== undefined && !tilesOf(round).includes(tile),
  isUntouched: ({ steps }) => steps.length === 0,
  dueAt: ({ createdAt }) => Date.parse(createdAt) + ABANDONED_HOURS * HOUR_MS,
  outcomeOf(round, { isOver }) {
    const { opened, hit, mines: laid } = readField(round);
    return { opened, ...(hit !== undefined && { hit }), ...(isOver && { mines: laid }) };
  },
};

export const RULES: Readonly<Record<HouseKind, HouseRules>> = { slots, dice, mines, crash };
