import {
  CARD_DEPOSIT_REFUSALS,
  type CardDepositRefusal,
  type PaymentIntentAnswer,
  type PaymentIntentBody,
  preparePayment,
} from '../../../../contract/card.ts';
import type { MoneyRefusal } from '../../../../contract/deposits.ts';
import { LIMIT_FACTS } from '../../../../contract/facts.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Currency } from '../../store/records/money.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';
import { accepted, refusal } from '../../errors/moneyRefusals.ts';
import * as ledger from '../../ledger/index.ts';
import { type CardDeposit, isCard } from './records.ts';
import { attachIntent, createIntent } from './applyIntent.ts';
import { closeEarlierPayments, refuseNow } from './checkCardDeposit.ts';
import { gatewayOutcome, pauseAfter } from '../providerCalls.ts';
import type { CardContext } from './CardGateway.ts';

const BOUNDS: Readonly<Record<Currency, { least: string; most: string }>> = {
  USD: { least: `$${LIMIT_FACTS.minCardDeposit}`, most: `$${LIMIT_FACTS.maxCardDeposit}` },
  KES: { least: `Ksh ${LIMIT_FACTS.minCardDepositKes}`, most: `Ksh ${LIMIT_FACTS.maxCardDepositKes}` },
};

type CardRefusal = Exclude<CardDepositRefusal, MoneyRefusal>;

const messages = ({ least, most }: (typeof BOUNDS)[Currency]): Readonly<Record<CardRefusal, string>> => ({
  card_below_minimum: `amount: Please enter a valid amount (minimum ${least})`,
  card_above_maximum: `amount: The most at once is ${most}`,
  card_refused: 'Payment failed. Please try again.',
  card_unavailable: 'Card payments cannot be reached now. Nothing was charged: try again in a moment',
  deposit_ended: 'This deposit has ended: begin a new one',
});

/** The refusal of a new card payment: an error answer, and no record. Amounts are in the account's currency. */
export const cardRefusal = (code: CardRefusal, currency: Currency = 'USD'): ApiError =>
  new ApiError(CARD_DEPOSIT_REFUSALS[code], code, messages(BOUNDS[currency])[code]);

/**
 * Closes earlier unfinished card payments, records the deposit, then prepares the payment. The client secret is never
 * stored: the same request gives it again.
 * @throws ApiError with the wrong field; 402 when the provider refuses; 503 when it cannot be reached (may be
 * repeated); 409 when the deposit ended long ago; 403 when limits or breaks forbid it, also a break that began later
 */
export async function startCardDeposit(
  ctx: CardContext,
  uid: string,
  body: PaymentIntentBody,
  key: string,
): Promise<PaymentIntentAnswer> {
  const currency = ledger.currencyOf(await ctx.store.get('users', uid));
  const amountMinor = amountMinorOf(body.amount, currency);
  const idempotency = ledger.idempotencyOf(uid, key, preparePayment, body);
  await closeEarlierPayments(ctx, uid, idempotency);
  const opening = await ledger.openDeposit(ctx, {
    uid,
    amountMinor,
    currency,
    bonusId: body.bonusId ?? body.metadata?.bonusId,
    idempotency,
    checkAfterMs: pauseAfter(ctx.timing.cardChecks, 0),
    toRecord: (opened) => ({ ...opened, paymentMethod: 'card' }),
  });
  const { deposit, isNew } = accepted(opening);
  if (!isCard(deposit)) throw refusal('idempotency_conflict');
  if (ledger.isFinal(deposit)) return answerAgain(ctx, deposit);
  if (!isNew) await refuseNow(ctx, uid);
  return prepare(ctx, deposit);
}

function amountMinorOf(amount: number, currency: Currency): number {
  const { min, max } = WALLET_LIMITS.cardDeposit[currency];
  if (amount < min) throw cardRefusal('card_below_minimum', currency);
  if (amount > max) throw cardRefusal('card_above_maximum', currency);
  return ledger.minorOf(amount);
}

async function prepare(ctx: CardContext, deposit: CardDeposit): Promise<PaymentIntentAnswer> {
  const outcome = await gatewayOutcome(() => createIntent(ctx, deposit));
  if (outcome.kind === 'refused') {
    await ledger.settleDeposit(ctx, deposit, { kind: 'failed', reason: 'declined' });
    throw cardRefusal('card_refused');
  }
  if (outcome.kind !== 'answered') {
    ctx.log.warn({ depositId: deposit.id, outcome: outcome.kind }, 'card payment not prepared');
    throw cardRefusal('card_unavailable');
  }
  const { clientSecret, paymentIntentId } = outcome.answer;
  await attachIntent(ctx, deposit, paymentIntentId);
  return { clientSecret, paymentIntentId, depositId: deposit.id };
}

/** The provider repeats its first answer for a while; after that the answer is lost. */
async function answerAgain(ctx: CardContext, deposit: CardDeposit): Promise<PaymentIntentAnswer> {
  const { id: depositId, paymentIntentId, reason, createdAt } = deposit;
  if (!paymentIntentId && reason === 'declined') throw cardRefusal('card_refused');
  const isKeyKnown = ctx.now() - Date.parse(createdAt) < ctx.timing.cardKeysLast;
  if (!paymentIntentId || !isKeyKnown) throw cardRefusal('deposit_ended');
  const outcome = await gatewayOutcome(() => createIntent(ctx, deposit));
  if (outcome.kind === 'unavailable' || outcome.kind === 'unknown') throw cardRefusal('card_unavailable');
  if (outcome.kind === 'refused' || outcome.answer.paymentIntentId !== paymentIntentId)
    throw cardRefusal('deposit_ended');
  return { clientSecret: outcome.answer.clientSecret, paymentIntentId, depositId };
}
