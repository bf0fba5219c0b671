import { MINOR_PER_MAJOR, nearestMinor } from '@contract/money.ts';

/** An amount inside the app: KES 250 is `{ amountMinor: 25000, currency: 'KES' }`. */
export interface Money {
  /** Whole cents; both currencies have a hundred. */
  amountMinor: number;
  currency: 'KES' | 'USD';
  /** Converted at the present rate, so not exact: marked with `≈` on screen. */
  isAbout?: boolean;
}

/** From a decimal amount of the wire, such as 12.5, rounded to the cent. */
export const moneyOf = (amount: number, currency: Money['currency']): Money => ({
  amountMinor: nearestMinor(amount),
  currency,
});

/** From whole Kenyan shillings, as in content (`minDeposit`, `maxBonus`), rounded to the cent. */
export const shillings = (amountKes: number): Money => moneyOf(amountKes, 'KES');

/** Whether an amount of the list has cents; then all show theirs. */
export const haveCents = (list: readonly Money[]): boolean =>
  list.some(({ amountMinor }) => amountMinor % MINOR_PER_MAJOR !== 0);
