import { isOpen, settleDispute } from '../../ledger/index.ts';
import type { CardContext, CardDispute, CardEvent, CardIntent, CardRefund } from './CardGateway.ts';
import { type CompletedCardDeposit, isCard, isPaidCard } from './records.ts';
import { findNamed, GatewayRefused, GatewayUnavailable, OutcomeUnknown } from '../providerCalls.ts';
import { applyIntent } from './applyIntent.ts';
import { applyRefund } from './payOutCard.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { ProviderCall } from '../Rail.ts';

/** Events come twice and in any order, so each only says what to read again. Errors make the provider repeat it. */
export async function applyCardEvent(ctx: CardContext, event: CardEvent): Promise<void> {
  if (event.kind === 'intent') return applyIntentEvent(ctx, event.intent);
  if (event.kind === 'refund') return applyRefundEvent(ctx, event.refund);
  if (event.kind === 'dispute') return applyDisputeEvent(ctx, event.dispute);
}

async function applyIntentEvent(
  ctx: CardContext,
  { depositId, paymentIntentId }: Pick<CardIntent, 'depositId' | 'paymentIntentId'>,
): Promise<void> {
  const stored = await findNamed(ctx, 'deposits', depositId);
  if (!stored) return ctx.log.warn({}, 'card event of no deposit');
  if (!isCard(stored)) return ctx.log.warn({ depositId }, 'card event of another deposit');
  await applyIntent(ctx, stored, await ctx.card.readIntent(paymentIntentId));
}

async function applyRefundEvent(ctx: CardContext, { withdrawalId, refundId }: CardRefund): Promise<void> {
  const withdrawal = await findNamed(ctx, 'withdrawals', withdrawalId);
  if (!withdrawal) return ctx.log.warn({}, 'card event of no withdrawal');
  await applyRefund(ctx, withdrawal, await ctx.card.readRefund(refundId));
}

/**
 * Signed, and an end is final, so nothing of it is read again. The event of the payment itself may be late or lost: then it is
 * settled first. @throws GatewayUnavailable as long as that is open, so that the provider sends this again
 */
async function applyDisputeEvent(ctx: CardContext, { paymentIntentId, ...dispute }: CardDispute): Promise<void> {
  const paid = (await depositsOf(ctx, paymentIntentId)).find(isPaidCard) ?? (await settlePayment(ctx, paymentIntentId));
  if (paid) return settleDispute(ctx, paid, dispute);
  ctx.log.error({ disputeId: dispute.disputeId }, 'a card payment of no deposit is disputed: needs a person');
}

const depositsOf = ({ store }: CardContext, paymentIntentId: string) =>
  store.find('deposits', { where: [['paymentIntentId', '==', paymentIntentId]], limit: 3 });

async function settlePayment(ctx: CardContext, paymentIntentId: string): Promise<CompletedCardDeposit | undefined> {
  const intent = await readKnown(ctx, paymentIntentId);
  if (!intent) return undefined;
  await applyIntentEvent(ctx, intent);
  const deposits = await depositsOf(ctx, paymentIntentId);
  if (!deposits.some(isPaidCard) && deposits.some(isOpen)) throw new GatewayUnavailable('The payment is still open');
  return deposits.find(isPaidCard);
}

/** Undefined for a payment of another product, which the provider does not know here: asking again would not help. */
async function readKnown({ card }: CardContext, paymentIntentId: string): Promise<CardIntent | undefined> {
  // Older kinds of payments have no intent.
  if (paymentIntentId === '') return undefined;
  try {
    return await card.readIntent(paymentIntentId);
  } catch (error) {
    if (error instanceof GatewayRefused) return undefined;
    throw error;
  }
}

/** Handles a webhook. @throws ApiError 400 for a wrong signature; 503 when the event cannot be applied now */
export async function cardHook(ctx: CardContext, call: ProviderCall): Promise<{ received: true }> {
  const event = readEvent(ctx, call);
  try {
    await applyCardEvent(ctx, event);
  } catch (error) {
    throw isSentAgain(error) ? new ApiError(503, 'provider_unavailable', 'Send this event again later') : error;
  }
  return { received: true };
}

function readEvent({ card }: CardContext, { body, headers }: ProviderCall): CardEvent {
  const signature = headers['stripe-signature'];
  try {
    return card.readEvent(body, typeof signature === 'string' ? signature : undefined);
  } catch (error) {
    if (error instanceof GatewayRefused) throw new ApiError(400, 'signature_invalid', 'The signature does not verify');
    throw error;
  }
}

/** After such errors the provider sends the webhook again. */
const isSentAgain = (error: unknown): boolean =>
  [GatewayRefused, GatewayUnavailable, OutcomeUnknown].some((kind) => error instanceof kind);
