/** Card payments that nobody will try any more: cancelled at the provider, unless they were paid or are under way there. */
import { changeDeposit, type Idempotency, instant, recordOfKey } from '../../ledger/index.ts';
import type { Query } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import { type CardDeposit, isCard } from './records.ts';
import { checkCardDeposit } from './checkCardDeposit.ts';
import { refuseNow } from './refuseNow.ts';
import { pauseAfter } from '../timing.ts';
import type { CardContext } from './CardContext.ts';

/**
 * The player begins another payment by card: those before it are closed, so that they count for no limit any more.
 * A repetition of a request begins nothing, nor does a player who may not.
 * @throws ApiError 403 while the player's own breaks forbid it, 409 for a key that came with another request
 */
export async function closeEarlierPayments(ctx: CardContext, uid: string, key: Idempotency): Promise<void> {
  // The list before the key: the payment of this very key is then in the list only if the key is known.
  const earlier = await ctx.store.find('deposits', waitingOf(uid));
  if (earlier.length === 0 || (await recordOfKey(ctx.store, key))) return;
  await refuseNow(ctx, uid);
  await Promise.all(earlier.map((deposit) => closePayment(ctx, deposit)));
}

const waitingOf = (uid: string): Query<DepositRecord> => ({
  where: [
    ['userId', '==', uid],
    ['status', '==', 'pending'],
    ['paymentMethod', '==', 'card'],
  ],
  orderBy: ['createdAt', 'asc'],
});

/** Noted first: a look that fails, or that a crash ends, is followed by one of the workers. */
export async function closePayment(ctx: CardContext, deposit: Pick<DepositRecord, 'id' | 'userId'>): Promise<void> {
  const wait = pauseAfter(ctx.timing.cardChecks, 0);
  const noted = await changeDeposit(ctx, deposit, isCard, (now, at) =>
    isWaiting(now) && !now.isFormClosed
      ? { ...now, isFormClosed: true, checks: 0, nextCheckAt: instant(Date.parse(at) + wait) }
      : undefined,
  );
  if (noted && isWaiting(noted)) await checkCardDeposit(ctx, noted);
}

const isWaiting = ({ status }: CardDeposit): boolean => status === 'pending';
