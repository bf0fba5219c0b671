import { isBlocked, refuseBlocked } from '../../saferPlay/refuseDeposit.ts';
import type { CardContext, CardIntent } from './CardGateway.ts';
import { type CardDeposit, isCard } from './records.ts';
import { changeDeposit, type Idempotency, instant, isFinal, seenKey, settleDeposit } from '../../ledger/index.ts';
import { applyIntent, attachIntent, createIntent } from './applyIntent.ts';
import { type GatewayOutcome, gatewayOutcome, pauseAfter } from '../providerCalls.ts';
import { accepted } from '../../errors/moneyRefusals.ts';
import { ownedBy } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';

/**
 * Asks about a card payment. It is cancelled at the provider, then failed, when it was abandoned, its form is closed,
 * or it is unpaid while its player is on a break or shares a card with a self-excluded player.
 */
export async function checkCardDeposit(ctx: CardContext, deposit: CardDeposit): Promise<void> {
  const isToStop = await isNotAllowed(ctx, deposit);
  const isGivenUp = isToStop || deposit.isFormClosed || isAbandoned(ctx, deposit);
  const known = await withIntent(ctx, deposit, isGivenUp);
  if (!known) return;
  const { paymentIntentId = '' } = known;
  const read = await gatewayOutcome(() => ctx.card.readIntent(paymentIntentId));
  const after = read.kind === 'answered' ? await applyIntent(ctx, known, read.answer) : known;
  if (isFinal(after) || after.status === 'review') return;
  if (!isAbandoned(ctx, after) && !(await isToEnd(ctx, after, { read, isToStop }))) return;
  const cancelled = await gatewayOutcome(() => ctx.card.cancelIntent(paymentIntentId));
  if (cancelled.kind === 'answered') await applyIntent(ctx, after, cancelled.answer);
}

/** The provider's state decides: a paid or processing payment is left alone. */
async function isToEnd(
  ctx: CardContext,
  deposit: CardDeposit,
  { read, isToStop }: { read: GatewayOutcome<CardIntent>; isToStop: boolean },
) {
  if (read.kind !== 'answered' || UNDER_WAY.has(read.answer.status)) return false;
  return isToStop || isLeft(deposit, read.answer) || isNotAllowed(ctx, deposit, read.answer);
}

const UNDER_WAY: ReadonlySet<CardIntent['status']> = new Set(['processing', 'succeeded']);

/** The player may be answering the bank's question in another tab. */
const isLeft = ({ isFormClosed }: CardDeposit, { status }: CardIntent): boolean =>
  isFormClosed === true && status !== 'requires_action';

const isAbandoned = (ctx: CardContext, { status, createdAt }: CardDeposit): boolean =>
  status === 'pending' && ctx.now() - Date.parse(createdAt) >= ctx.timing.cardAbandonedAfter;

/** `cardFingerprint` is known from the first attempt on, before the card has paid for the account. */
const isNotAllowed = (
  { store, now }: CardContext,
  { userId: uid }: CardDeposit,
  { cardFingerprint }: Pick<CardIntent, 'cardFingerprint'> = {},
): Promise<boolean> => isBlocked(store, { uid, payer: cardFingerprint }, now());

/** The payment may exist without being recorded; the same request returns the same payment. */
async function withIntent(
  ctx: CardContext,
  deposit: CardDeposit,
  isGivenUp: boolean,
): Promise<CardDeposit | undefined> {
  if (deposit.paymentIntentId) return deposit;
  if (!isGivenUp) return undefined;
  const created = await gatewayOutcome<CardIntent>(() => createIntent(ctx, deposit));
  if (created.kind === 'answered') return attachIntent(ctx, deposit, created.answer.paymentIntentId);
  if (created.kind === 'refused') await settleDeposit(ctx, deposit, { kind: 'failed', reason: 'declined' });
  return undefined;
}

/** A break may have started after the payment. @throws ApiError 403 `time_out`, `self_excluded` */
export const refuseNow = ({ store, now }: CardContext, uid: string) => refuseBlocked(store, uid, now());

/** Each payment closes the earlier ones, so that far fewer are open. */
const MOST_OPEN = 20;

/** Earlier open payments are closed, so that they count in no limit; not for a repeated request, which closes nothing. @throws ApiError 403 while a break forbids it, 409 for a key of another request */
export async function closeEarlierPayments(ctx: CardContext, uid: string, key: Idempotency): Promise<void> {
  // Read the list before the key: the list can then contain this payment only if the key is known.
  const earlier = await ctx.store.find('deposits', {
    where: [ownedBy(uid), ['status', '==', 'pending'], ['paymentMethod', '==', 'card']],
    orderBy: ['createdAt', 'desc'],
    limit: MOST_OPEN,
  });
  if (earlier.length === 0 || accepted(await seenKey(ctx.store, key))) return;
  await refuseNow(ctx, uid);
  await Promise.all(earlier.map((deposit) => closePayment(ctx, deposit)));
}

/** The closing is recorded first, so that the workers continue after a failed check or a crash. */
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
