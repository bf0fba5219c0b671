import { convertMinor } from '../../../../contract/moneyRules.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { Currency } from '../../store/records/money.ts';
import type { LedgerContext } from '../LedgerContext.ts';
import { minorOf } from '../minor.ts';
import { HELD_STATES } from '../rules/move.ts';

interface First {
  uid: string;
  currency: Currency;
  debitCents: number;
}

/** A person looks at the first payouts of an account from a certain sum on, until one has arrived. */
export async function needsReview(
  { payouts, kesPerUsd }: Pick<LedgerContext, 'payouts' | 'kesPerUsd'>,
  reader: Reader,
  { uid, currency, debitCents }: First,
): Promise<boolean> {
  const isTheirs = ['userId', '==', uid] as const;
  const paid = { where: [isTheirs, ['status', '==', 'completed'] as const], limit: 1 };
  if ((await reader.ids('withdrawals', paid)).length > 0) return false;
  const held = { where: [isTheirs, ['status', 'in', HELD_STATES] as const] };
  const together = debitCents + (await reader.sum('withdrawals', 'debitCents', held));
  return together >= convertMinor(minorOf(payouts.firstReviewKes), 'KES', currency, kesPerUsd());
}
