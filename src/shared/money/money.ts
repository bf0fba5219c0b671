import { MINOR_PER_MAJOR, nearestMinor } from '@contract/money.ts';

/** An amount as everything inside the app holds it: KES 250 is `{ amountMinor: 25000, currency: 'KES' }`. */
export interface Money {
  /** Whole cents; both currencies have a hundred of them. */
  amountMinor: number;
  currency: 'KES' | 'USD';
  /** Converted at the rate of the moment, so not to the cent: marked with `≈` on screen. */
  isAbout?: boolean;
}

/** Money from a decimal amount as the wire has it, such as 12.5; stray decimals round to the cent. */
export const moneyOf = (amount: number, currency: Money['currency']): Money => ({
  amountMinor: nearestMinor(amount),
  currency,
});

/** Money from whole Kenyan shillings, as content states it (`minDeposit`, `maxBonus`); stray decimals round to the cent. */
export const shillings = (amountKes: number): Money => moneyOf(amountKes, 'KES');

/** Whether any of the amounts of one list has cents: then all of them show theirs. */
export const haveCents = (list: readonly Money[]): boolean =>
  list.some(({ amountMinor }) => amountMinor % MINOR_PER_MAJOR !== 0);
