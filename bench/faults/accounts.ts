import { createHash } from 'node:crypto';
import { CURRENCY_CODES } from '../../contract/userChoices.ts';
import type { Currency } from '../../server/src/store/records/money.ts';

export const CURRENCIES: readonly Currency[] = CURRENCY_CODES;

const CONFIRMED = '2026-01-01T00:00:00.000Z';

/** A number of the player alone. */
const phoneOf = (uid: string): string =>
  `+25479${parseInt(createHash('sha256').update(uid).digest('hex').slice(0, 7), 16) % 10_000_000}`.padEnd(13, '0');

/** A player without money, who has a phone, and has confirmed age and terms. */
export const newAccount = (uid: string, currency: Currency) => ({
  id: uid,
  uid,
  currency,
  phoneNumber: phoneOf(uid),
  balance: 0,
  bonusBalance: 0,
  ageConfirmedAt: CONFIRMED,
  termsAcceptedAt: CONFIRMED,
});
