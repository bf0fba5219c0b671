import { kesToUsdCents, MINOR_PER_MAJOR, shownKesOf } from '@contract/money.ts';
import { type Money, moneyOf, shillings } from '@/shared/money';

/**
 * An amount in the other currency, marked as converted: whole shillings, or dollars to the cent. `rest` is what belongs to it
 * below a cent, a decimal too; nothing stays nothing, whatever the rest.
 */
export function convertedMoney(amount: number, own: Money['currency'], kesPerUsd: number, rest = 0): Money {
  const { amountMinor } = moneyOf(amount, own);
  const currency = own === 'USD' ? 'KES' : 'USD';
  if (amountMinor === 0) return { amountMinor, currency };
  if (own === 'USD')
    return { ...shillings(shownKesOf(amountMinor + rest * MINOR_PER_MAJOR, kesPerUsd)), isAbout: true };
  const cents = Math.sign(amountMinor) * kesToUsdCents(Math.abs(amountMinor), kesPerUsd);
  return { amountMinor: cents, currency, isAbout: true };
}
