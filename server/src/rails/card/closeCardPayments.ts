/** Abandoned card payments: cancelled at the provider, unless they are paid or processing there. */
import { accepted } from '../../errors/moneyRefusals.ts';
import { changeDeposit, type Idempotency, instant, seenKey } from '../../ledger/index.ts';
import type { Query } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import { type CardDeposit, isCard } from './records.ts';
import { checkCardDeposit } from './checkCardDeposit.ts';
import { refuseNow } from './refuseNow.ts';
import { pauseAfter } from '../timing.ts';
import type { CardContext } from './CardContext.ts';

/**
 * Closes earlier card payments, so that they no longer count in a limit; not for a repeated request.
 * @throws ApiError 403 while a break of the player forbids it, 409 for a key of another request
 */
export async function closeEarlierPayments(ctx: CardContext, uid: string, key: Idempotency): Promise<void> {
  // Read the list before the key: the list can then contain this payment only if the key is known.
  const earlier = await ctx.store.find('deposits', waitingOf(uid));
  if (earlier.length === 0 || accepted(await seenKey(ctx.store, key))) return;
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

/** Recorded first, so that the workers continue after a failed check or a crash. */
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
