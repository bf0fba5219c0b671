import type { Currency } from '../../store/records/money.ts';
import { type PaymentIntentAnswer, type PaymentIntentBody, preparePayment } from '../../../../contract/card.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';
import { accepted, refusal } from '../../errors/moneyRefusals.ts';
import * as ledger from '../../ledger/index.ts';
import { type CardDeposit, isCard } from './records.ts';
import { attachIntent, createIntent } from './cardIntent.ts';
import { closeEarlierPayments } from './closeCardPayments.ts';
import { gatewayOutcome } from '../gateway/gatewayOutcome.ts';
import { cardRefusal } from './cardRefusal.ts';
import { accountsOfCardsOf } from './payers.ts';
import { refuseNow } from './refuseNow.ts';
import { pauseAfter } from '../timing.ts';
import type { CardContext } from './CardContext.ts';

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
    accountsOfPayer: accountsOfCardsOf(uid),
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
