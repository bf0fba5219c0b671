/** Between decimals of the wire and the documents, and integer minor units. */
import { minorOfText, nearestMinor } from '../../../contract/money.ts';
import { convertMinor } from '../../../contract/moneyRules.ts';
import type { MoneyRecord } from '../store/records/money.ts';

export { decimalOf } from '../../../contract/money.ts';

/** Of an amount as the contract takes it: at most two decimals. */
export const minorOf = (amount: number): number => Math.sign(amount) * minorOfText(String(Math.abs(amount)));

/** Of a stored decimal: what an operator or an older program wrote is read to the nearest cent. */
export const storedMinor = (amount: unknown): number =>
  typeof amount === 'number' && Number.isFinite(amount) ? nearestMinor(amount) : 0;

/** The amount of a record as Kenyan cents; `kesPerUsd` is for one in dollars. */
export const kesMinorOf = ({ amount, currency }: Pick<MoneyRecord, 'amount' | 'currency'>, kesPerUsd: number): number =>
  convertMinor(storedMinor(amount), currency, 'KES', kesPerUsd);
