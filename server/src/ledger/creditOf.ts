import { creditOfKes } from '../../../contract/moneyRules.ts';
import { storedMinor } from './minor.ts';
import type { CompletedDeposit, DepositRecord } from '../store/records/deposit.ts';

export interface DepositCredit {
  /** US cents for the balance. */
  cents: number;
  /** Of the account after it: what conversions left over, in thousandths of a US cent. */
  rest: number;
  /** What the record keeps of it. */
  fields: Pick<CompletedDeposit, 'creditedCents' | 'restBefore' | 'kesPerUsd'>;
}

/**
 * What a completed deposit gives at this rate (KES for one USD): its whole amount. `rest` is what the player's conversions
 * left over until then.
 */
export function creditOf(
  { amount, currency }: Pick<DepositRecord, 'amount' | 'currency'>,
  kesPerUsd: number,
  restBefore = 0,
): DepositCredit {
  const { cents, rest, note } = convert(storedMinor(amount), currency, kesPerUsd, restBefore);
  return { cents, rest, fields: { creditedCents: cents, ...note, kesPerUsd } };
}

/** Only what is converted takes the rest in, and notes it. */
function convert(minor: number, currency: DepositRecord['currency'], kesPerUsd: number, rest: number) {
  if (currency === 'USD') return { cents: minor, rest, note: {} };
  return { ...creditOfKes(minor, kesPerUsd, rest), note: { restBefore: rest } };
}
