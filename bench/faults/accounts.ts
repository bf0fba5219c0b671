import { CURRENCY_CODES } from '../../contract/userChoices.ts';
import type { Currency } from '../../server/src/store/records/money.ts';
import { phoneOf } from '../../server/src/testing/phoneOf.ts';

export const CURRENCIES: readonly Currency[] = CURRENCY_CODES;

const CONFIRMED = '2026-01-01T00:00:00.000Z';

/** A player without money, who has a phone, and has confirmed age and terms. */
export const newAccount = (uid: string, currency: Currency) => ({
  id: uid,
  uid,
  currency,
  phoneNumber: `+${phoneOf(uid)}`,
  balance: 0,
  bonusBalance: 0,
  ageConfirmedAt: CONFIRMED,
  termsAcceptedAt: CONFIRMED,
});
