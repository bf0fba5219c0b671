/** Converts between decimals on the wire or in documents and integer minor units. */
import { convertMinor, minorOfText, nearestMinor } from '../../../contract/money.ts';
import type { MoneyRecord } from '../store/records/money.ts';

export { decimalOf } from '../../../contract/money.ts';

/** For an amount from the contract, with at most two decimals. */
export const minorOf = (amount: number): number => Math.sign(amount) * minorOfText(String(Math.abs(amount)));

/** For a stored decimal of an operator or an older program, rounded to the nearest cent. */
export const storedMinor = (amount: unknown): number =>
  typeof amount === 'number' && Number.isFinite(amount) ? nearestMinor(amount) : 0;

/** The amount of a record in Kenyan cents; `kesPerUsd` converts dollars. */
export const kesMinorOf = ({ amount, currency }: Pick<MoneyRecord, 'amount' | 'currency'>, kesPerUsd: number): number =>
  convertMinor(storedMinor(amount), currency, 'KES', kesPerUsd);
