/** Slots and dice: decided at the bet. */
import { playDice, type DiceChoice } from '../../../../originals/dice/rules/index.ts';
import { playSlots, type SlotsOutcome } from '../../../../originals/slots/rules/index.ts';
import { decimalOf } from '../../ledger/index.ts';
import type { HouseRules } from './HouseRules.ts';

interface Result<TOutcome> {
  outcome: TOutcome;
  multiplier: number;
}

const instant = <TOutcome extends object>(
  draw: HouseRules['draw'],
  toWire: (outcome: TOutcome) => object,
): HouseRules => ({
  draw,
  standingOf: ({ drawn }) => ({ isOver: true, multiplier: (drawn as unknown as Result<TOutcome>).multiplier }),
  allows: () => false,
  isUntouched: () => false,
  dueAt: ({ createdAt }) => Date.parse(createdAt),
  outcomeOf: ({ drawn }) => toWire((drawn as unknown as Result<TOutcome>).outcome),
});

export const dice = instant<{ roll: number }>(
  (choice, floats) => ({ ...playDice(choice as unknown as DiceChoice, floats) }),
  ({ roll }) => ({ roll }),
);

export const slots = instant<SlotsOutcome>(
  (_choice, floats) => ({ ...playSlots(floats) }),
  ({ stops, freeSpins, baseMultiplier }) => ({
    stops,
    freeSpins: freeSpins.map((spin) => ({ ...spin, multiplier: decimalOf(spin.multiplier) })),
    baseMultiplier: decimalOf(baseMultiplier),
  }),
);
