/** How much of the limits of a day a player has used. */
import { convertMinor } from '../../../../contract/money.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { Currency } from '../../store/records/money.ts';
import { minorOf } from '../minor.ts';
import { HELD_STATES } from '../rules/move.ts';
import type { PayoutTerms } from './PayoutTerms.ts';

const COUNTED = [...HELD_STATES, 'completed'] as const;
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
  const lately = {
    where: [
      ['userId', '==', uid],
      ['status', 'in', COUNTED],
      ['createdAt', '>', new Date(now - DAY_MS).toISOString()],
    ],
  } as const;
  if ((await reader.count('withdrawals', lately)) >= terms.perDay) return 0;
  const most = convertMinor(minorOf(terms.kesPerDay), 'KES', currency, kesPerUsd);
  return Math.max(0, most - (await reader.sum('withdrawals', 'debitCents', lately)));
}
