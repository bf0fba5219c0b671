import { convertMinor } from '../../../../contract/moneyRules.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { currencyOf } from '../account.ts';
import type { LedgerContext } from '../LedgerContext.ts';
import { minorOf } from '../minor.ts';
import { HELD_STATES } from '../rules/move.ts';

interface First {
  uid: string;
  user: UserRecord | undefined;
  debitCents: number;
}

/** Why a withdrawal waits: a dispute of the player. Or a person looks at the first payouts of an account from a certain sum on, until one has arrived. */
export async function reviewOf(
  { payouts, kesPerUsd }: Pick<LedgerContext, 'payouts' | 'kesPerUsd'>,
  reader: Reader,
  { uid, user, debitCents }: First,
): Promise<'first_payout' | 'disputed' | undefined> {
  if ((user?.openDisputes ?? 0) > 0) return 'disputed';
  const isTheirs = ['userId', '==', uid] as const;
  const paid = { where: [isTheirs, ['status', '==', 'completed'] as const], limit: 1 };
  if ((await reader.ids('withdrawals', paid)).length > 0) return undefined;
  const held = { where: [isTheirs, ['status', 'in', HELD_STATES] as const] };
  const together = debitCents + (await reader.sum('withdrawals', 'debitCents', held));
  const least = convertMinor(minorOf(payouts.firstReviewKes), 'KES', currencyOf(user), kesPerUsd());
  return together >= least ? 'first_payout' : undefined;
}
