/** How much of the limits of a day a player has used. */
import { convertMinor } from '../../../../contract/moneyRules.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { Currency } from '../../store/records/money.ts';
import { minorOf } from '../minor.ts';
import type { PayoutTerms } from './PayoutTerms.ts';

const DAY_MS = 86_400_000;

interface Of {
  uid: string;
  currency: Currency;
  kesPerUsd: number;
  /** Unix ms. */
  now: number;
  terms: Pick<PayoutTerms, 'perDay' | 'kesPerDay'>;
}

/** What may still be withdrawn now, cents of the account. A refused or failed withdrawal does not count. */
export async function dayLeftCents(reader: Reader, { uid, currency, kesPerUsd, now, terms }: Of): Promise<number> {
  const lately = await reader.find('withdrawals', {
    where: [
      ['userId', '==', uid],
      ['createdAt', '>', new Date(now - DAY_MS).toISOString()],
    ],
  });
  const counted = lately.filter(({ status, correctsId }) => status !== 'failed' && correctsId === undefined);
  if (counted.length >= terms.perDay) return 0;
  const most = convertMinor(minorOf(terms.kesPerDay), 'KES', currency, kesPerUsd);
  return Math.max(0, most - counted.reduce((sum, { debitCents }) => sum + debitCents, 0));
}
