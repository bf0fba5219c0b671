import { readSaferPlay } from '../saferPlay/readSaferPlay.ts';
import { isCardExcluded, isPayerExcluded } from '../saferPlay/refuseExcludedPayer.ts';
import { blockAt } from '../saferPlay/rules/breaks.ts';
import type { CardIntent } from '../gateways/CardGateway.ts';
import type { CardDeposit } from '../store/records/deposit.ts';
import { isFinal } from '../ledger/rules/move.ts';
import { settleDeposit } from '../ledger/settleDeposit.ts';
import { applyIntent } from '../wallet/applyIntent.ts';
import { type GatewayOutcome, gatewayOutcome } from '../wallet/gatewayOutcome.ts';
import { attachIntent, createIntent } from '../wallet/startCardDeposit.ts';
import type { WalletContext } from '../wallet/WalletContext.ts';

/**
 * Asks how a card payment stands. One that nobody finished, or that is still to be paid while its player is on a break
 * or shares a card with who has excluded themselves, is cancelled at the provider first, then failed.
 */
export async function checkCardDeposit(ctx: WalletContext, deposit: CardDeposit): Promise<void> {
  const isBlocked = await isPlayerBlocked(ctx, deposit);
  const known = await withIntent(ctx, deposit, isBlocked || isAbandoned(ctx, deposit));
  if (!known) return;
  const { paymentIntentId = '' } = known;
  const read = await gatewayOutcome(() => ctx.card.readIntent(paymentIntentId));
  const after = read.kind === 'answered' ? await applyIntent(ctx, known, read.answer) : known;
  if (isFinal(after) || after.status === 'review') return;
  if (!isAbandoned(ctx, after) && !(isToBePaid(read) && (isBlocked || (await isCardBlocked(ctx, after, read))))) return;
  const cancelled = await gatewayOutcome(() => ctx.card.cancelIntent(paymentIntentId));
  if (cancelled.kind === 'answered') await applyIntent(ctx, after, cancelled.answer);
}

const isAbandoned = (ctx: WalletContext, { status, createdAt }: CardDeposit): boolean =>
  status === 'pending' && ctx.now() - Date.parse(createdAt) >= ctx.timing.cardAbandonedAfter;

async function isPlayerBlocked({ store, now }: WalletContext, { userId: uid }: CardDeposit): Promise<boolean> {
  return blockAt(await readSaferPlay(store, uid), now()) !== undefined || isPayerExcluded(store, { uid }, now());
}

/** By the attempt that failed, as a card that has not paid for the account yet. */
async function isCardBlocked(
  { store, now }: WalletContext,
  { userId }: CardDeposit,
  read: GatewayOutcome<CardIntent>,
): Promise<boolean> {
  const fingerprint = read.kind === 'answered' ? read.answer.cardFingerprint : undefined;
  return isCardExcluded(store, fingerprint, { uid: userId, now: now() });
}

/** By the provider's own word: what is paid or being processed is left to its end. */
const isToBePaid = (read: GatewayOutcome<CardIntent>): boolean =>
  read.kind === 'answered' && read.answer.status !== 'processing' && read.answer.status !== 'succeeded';

/** The payment may have been prepared without our noting it: the same request answers the same one. */
async function withIntent(
  ctx: WalletContext,
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
