import type { Floats } from '../../fair/index.ts';
import { centsOf, type MoneyRound } from '../../kit/play/MoneyRound';
import { playSlots, slotsSpinsOf, type SlotsSpin } from '../rules/index.ts';

/** A demo round: a paid spin and its free spins. */
export function playSpins(floats: Floats): { outcome: SlotsSpin[]; multiplier: number } {
  const { outcome, multiplier } = playSlots(floats);
  return { outcome: slotsSpinsOf(outcome), multiplier };
}

/** The spins of an answer: symbols from its stops, and the payouts that it says. Throws RangeError on impossible stops. */
export function readSpins({ stops, freeSpins, baseMultiplier }: MoneyRound<'slots'>['outcome']): SlotsSpin[] {
  const paid = [baseMultiplier, ...freeSpins.map(({ multiplier }) => multiplier)];
  const spins = slotsSpinsOf({ stops, freeSpins });
  if (spins.length !== paid.length) throw new RangeError('the stops win another number of free spins');
  return spins.map((spin, index) => ({ ...spin, multiplier: centsOf(paid[index] ?? 0) }));
}
