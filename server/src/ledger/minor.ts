/** Between decimals of the wire and the documents, and integer minor units. */
import { usdCentsToKesMinor } from '../../../contract/moneyRules.ts';
import type { MoneyRecord } from '../store/records/money.ts';

/** Of an amount as the contract takes it: at most two decimals. Told by its text, as 4.35 * 100 is not 435. */
export function minorOf(amount: number): number {
  const [whole = '0', decimals = ''] = String(Math.abs(amount)).split('.');
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2));
  return amount < 0 ? -minor : minor;
}

/** Of a stored decimal: what an operator or an older program wrote is read to the nearest cent. */
export const storedMinor = (amount: unknown): number =>
  typeof amount === 'number' && Number.isFinite(amount) ? Math.round(amount * 100) : 0;

export const decimalOf = (minor: number): number => minor / 100;

/** The amount of a record as Kenyan cents; `kesPerUsd` is for one in dollars. */
export function kesMinorOf({ amount, currency }: Pick<MoneyRecord, 'amount' | 'currency'>, kesPerUsd: number): number {
  const minor = storedMinor(amount);
  return currency === 'KES' ? minor : usdCentsToKesMinor(minor, kesPerUsd);
}
