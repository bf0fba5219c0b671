import { convertMinor, creditOfKes } from '../../../contract/money.ts';
import type { Currency } from '../store/records/money.ts';
import { storedMinor } from './minor.ts';
import type { CompletedDeposit, DepositRecord } from '../store/records/deposit.ts';

export interface DepositCredit {
  /** For the balance. */
  cents: number;
  currency: Currency;
  /** Remainder in the account afterwards, thousandths of a US cent. */
  rest: number;
  /** Fields for the record. */
  fields: Pick<CompletedDeposit, 'accountCurrency' | 'creditedCents' | 'restBefore' | 'kesPerUsd'>;
}

/**
 * The credit of a completed deposit, converted only from another currency. `kesPerUsd`: the present rate; `restBefore`:
 * the remainder of earlier conversions.
 */
export function creditOf(
  { amount, currency: paid }: Pick<DepositRecord, 'amount' | 'currency'>,
  { currency, kesPerUsd, restBefore = 0 }: { currency: Currency; kesPerUsd: number; restBefore?: number },
): DepositCredit {
  const minor = storedMinor(amount);
  const fields = { accountCurrency: currency, kesPerUsd };
  if (paid === 'KES' && currency === 'USD') {
    const { cents, rest } = creditOfKes(minor, kesPerUsd, restBefore);
    return { cents, rest, currency, fields: { ...fields, creditedCents: cents, restBefore } };
  }
  const cents = convertMinor(minor, paid, currency, kesPerUsd);
  return { cents, rest: restBefore, currency, fields: { ...fields, creditedCents: cents } };
}
