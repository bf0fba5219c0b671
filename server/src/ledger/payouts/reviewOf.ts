import { convertMinor } from '../../../../contract/money.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { currencyOf, isDisputed } from '../account.ts';
import type { LedgerContext } from '../LedgerContext.ts';
import { minorOf } from '../minor.ts';
import type { WithdrawalRecord } from '../../store/records/withdrawal.ts';
import { isUnsent } from '../rules/decideWithdrawal.ts';
import { HELD_STATES } from '../rules/move.ts';

interface First {
  uid: string;
  user: UserRecord | undefined;
  debitCents: number;
}

/** That a payout waits for a person or the bank is planned. Any other review means that something went wrong. */
export function reportReview({ log }: Pick<LedgerContext, 'log'>, withdrawal: WithdrawalRecord): void {
  const { id: withdrawalId, status, reason } = withdrawal;
  if (status !== 'review') return;
  const told = [{ withdrawalId, reason }, 'withdrawal needs a person'] as const;
  if (isUnsent(withdrawal)) log.warn(...told);
  else log.error(...told);
}

type Reviewing = Pick<LedgerContext, 'payouts' | 'kesPerUsd'>;

/**
 * Why a withdrawal waits: a person looks at the first payouts of an account from a certain sum on, until one has arrived; and
 * nothing is sent during a dispute of the player.
 */
export async function reviewOf(
  ctx: Reviewing,
  reader: Reader,
  first: First,
): Promise<'first_payout' | 'disputed' | undefined> {
  if (await isFirst(ctx, reader, first)) return 'first_payout';
  return isDisputed(first.user) ? 'disputed' : undefined;
}

async function isFirst(
  { payouts, kesPerUsd }: Reviewing,
  reader: Reader,
  { uid, user, debitCents }: First,
): Promise<boolean> {
  const isTheirs = ['userId', '==', uid] as const;
  const paid = { where: [isTheirs, ['status', '==', 'completed'] as const], limit: 1 };
  if ((await reader.ids('withdrawals', paid)).length > 0) return false;
  const held = { where: [isTheirs, ['status', 'in', HELD_STATES] as const] };
  const together = debitCents + (await reader.sum('withdrawals', 'debitCents', held));
  const least = convertMinor(minorOf(payouts.firstReviewKes), 'KES', currencyOf(user), kesPerUsd());
  return together >= least;
}
