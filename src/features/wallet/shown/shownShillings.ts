import { MINOR_PER_MAJOR } from '@contract/money.ts';
import { shownKesOf } from '@contract/moneyRules.ts';
import { type Money, moneyOf, shillings } from '@/shared/money';

/** Decimal USD as whole shillings, marked as converted. `rest`: the part below a cent, decimal USD; zero stays zero. */
export function shownShillings(usd: number, kesPerUsd: number, rest = 0): Money {
  const { amountMinor } = moneyOf(usd, 'USD');
  if (amountMinor === 0) return shillings(0);
  return { ...shillings(shownKesOf(amountMinor + rest * MINOR_PER_MAJOR, kesPerUsd)), isAbout: true };
}
