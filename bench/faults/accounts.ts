import { CURRENCY_CODES } from '../../contract/userChoices.ts';
import type { Currency } from '../../server/src/store/records/money.ts';

export const CURRENCIES: readonly Currency[] = CURRENCY_CODES;

/** A player without money. */
export const newAccount = (uid: string, currency: Currency) => ({
  id: uid,
  uid,
  currency,
  balance: 0,
  bonusBalance: 0,
});
