import { readSaferPlay } from '../../saferPlay/readSaferPlay.ts';
import { isPayerExcluded, refuseBlocked, refuseExcludedPayer } from '../../saferPlay/refuseDeposit.ts';
import { accountsOfCard, accountsOfCardsOf } from './payers.ts';
import { blockAt } from '../../saferPlay/rules/breaks.ts';
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
  const isBlocked = await isPlayerBlocked(ctx, deposit);
  const isGivenUp = isBlocked || deposit.isFormClosed || isAbandoned(ctx, deposit);
  const known = await withIntent(ctx, deposit, isGivenUp);
  if (!known) return;
  const { paymentIntentId = '' } = known;
  const read = await gatewayOutcome(() => ctx.card.readIntent(paymentIntentId));
  const after = read.kind === 'answered' ? await applyIntent(ctx, known, read.answer) : known;
  if (isFinal(after) || after.status === 'review') return;
  if (!isAbandoned(ctx, after) && !(await isToEnd(ctx, after, { read, isBlocked }))) return;
  const cancelled = await gatewayOutcome(() => ctx.card.cancelIntent(paymentIntentId));
  if (cancelled.kind === 'answered') await applyIntent(ctx, after, cancelled.answer);
}

/** The provider's state decides: a paid or processing payment is left alone. */
async function isToEnd(
  ctx: CardContext,
  deposit: CardDeposit,
  { read, isBlocked }: { read: GatewayOutcome<CardIntent>; isBlocked: boolean },
) {
  if (read.kind !== 'answered' || UNDER_WAY.has(read.answer.status)) return false;
  return isBlocked || isLeft(deposit, read.answer) || isCardBlocked(ctx, deposit, read.answer);
}

const UNDER_WAY: ReadonlySet<CardIntent['status']> = new Set(['processing', 'succeeded']);

/** The player may be answering the bank's question in another tab. */
const isLeft = ({ isFormClosed }: CardDeposit, { status }: CardIntent): boolean =>
  isFormClosed === true && status !== 'requires_action';

const isAbandoned = (ctx: CardContext, { status, createdAt }: CardDeposit): boolean =>
  status === 'pending' && ctx.now() - Date.parse(createdAt) >= ctx.timing.cardAbandonedAfter;

async function isPlayerBlocked({ store, now }: CardContext, { userId: uid }: CardDeposit): Promise<boolean> {
  const payer = { uid, accountsOfPayer: accountsOfCardsOf(uid) };
  return blockAt(await readSaferPlay(store, uid), now()) !== undefined || isPayerExcluded(store, payer, now());
}

/** Uses the failed attempt, because the card has not yet paid for the account. */
async function isCardBlocked(
  { store, now }: CardContext,
  { userId }: CardDeposit,
  { cardFingerprint }: CardIntent,
): Promise<boolean> {
  return isPayerExcluded(store, { uid: userId, accountsOfPayer: accountsOfCard(cardFingerprint) }, now());
}

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
export async function refuseNow({ store, now }: CardContext, uid: string): Promise<void> {
  refuseBlocked(await readSaferPlay(store, uid), now());
  await refuseExcludedPayer(store, { uid, accountsOfPayer: accountsOfCardsOf(uid) }, now());
}

/** Earlier open payments are closed, so that they count in no limit; not for a repeated request, which closes nothing. @throws ApiError 403 while a break forbids it, 409 for a key of another request */
export async function closeEarlierPayments(ctx: CardContext, uid: string, key: Idempotency): Promise<void> {
  // Read the list before the key: the list can then contain this payment only if the key is known.
  const earlier = await ctx.store.find('deposits', {
    where: [ownedBy(uid), ['status', '==', 'pending'], ['paymentMethod', '==', 'card']],
    orderBy: ['createdAt', 'asc'],
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
