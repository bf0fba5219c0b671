/** The other side of the journal: the accounts of the house. */
import { CURRENCY_CODES } from '../../../contract/userChoices.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import { HOUSE_ACCOUNTS, type HouseAccount } from '../store/records/journal.ts';
import type { Currency } from '../store/records/money.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';

type HouseBalances = Record<Currency, Record<HouseAccount, number>>;

/**
 * The balance of each account of the house, in minor units of each currency of players (`pointsIssued`: thousandths of a point).
 * It is what players have not, so with their accounts the sum of each currency is zero.
 */
export async function houseAccounts(reader: Pick<Reader, 'sum'>): Promise<HouseBalances> {
  const balances = Object.fromEntries(CURRENCY_CODES.map((currency) => [currency, {}])) as HouseBalances;
  for (const currency of CURRENCY_CODES)
    for (const account of HOUSE_ACCOUNTS) {
      const where = [['against', '==', account] as const, ['currency', '==', currency] as const];
      balances[currency][account] = 0 - (await reader.sum('journal', 'deltaCents', { where }));
    }
  return balances;
}

/** The float that a payment came to or left. A returned payout comes back by its own rail. */
export const floatOf = (payment: DepositRecord | WithdrawalRecord): HouseAccount =>
  'paymentMethod' in payment && payment.paymentMethod !== 'returned'
    ? payment.paymentMethod
    : (payment.method ?? 'corrections');
