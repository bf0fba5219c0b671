/** Deposits by card, at Stripe; the calls are named for it. */
import * as v from 'valibot';
import { bonusIdField, DEPOSIT_REFUSALS, depositIdField } from './deposits.ts';
import { countText, optionalText } from './fields.ts';
import { AmountSchema } from './money.ts';
import { forPlayers, json, madeKeyField, OptionalKeySchema, raw, route } from './route.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { TRANSACTION_STATES } from './walletTerms.ts';

export const PaymentIntentAnswerSchema = v.object({
  clientSecret: v.string(),
  paymentIntentId: v.string(),
  depositId: depositIdField,
  idempotencyKey: madeKeyField,
});
export type PaymentIntentAnswer = v.InferOutput<typeof PaymentIntentAnswerSchema>;

export const PaymentIntentBodySchema = v.strictObject({
  /** The amount is in the account's currency. */
  amount: AmountSchema,
  metadata: v.optional(
    v.object({ bonusId: bonusIdField, bonusTitle: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  ),
  bonusId: bonusIdField,
});
export type PaymentIntentBody = v.InferOutput<typeof PaymentIntentBodySchema>;

export const CardDepositSchema = v.object({
  id: v.string(),
  paymentIntentId: optionalText(),
  type: v.literal('deposit'),
  method: v.literal('stripe'),
  description: optionalText(),
  amount: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  status: v.picklist(TRANSACTION_STATES),
  createdAt: v.string(),
});
export type CardDeposit = v.InferOutput<typeof CardDepositSchema>;

export const CardDepositsQuerySchema = v.object({
  limit: v.optional(v.pipe(countText(100), v.minValue(1))),
  offset: v.optional(countText(10_000)),
});

export const CARD_DEPOSIT_REFUSALS = {
  ...DEPOSIT_REFUSALS,
  card_below_minimum: 400,
  card_above_maximum: 400,
  deposit_ended: 409,
  card_refused: 402,
  card_unavailable: 503,
} as const;

export type CardDepositRefusal = keyof typeof CARD_DEPOSIT_REFUSALS;

export const preparePayment = route<{
  key: string;
  body: PaymentIntentBody;
  answer: PaymentIntentAnswer;
  error: CardDepositRefusal;
}>('POST /stripe/payment-intent');

export const listCardDeposits = route<{ query: v.InferOutput<typeof CardDepositsQuerySchema>; answer: CardDeposit[] }>(
  'GET /stripe/deposits',
);

export const cardEvent = route<{ answer: { received: true }; error: 'signature_invalid' | 'provider_unavailable' }>(
  'POST /hooks/card',
);

export const CARD = {
  prepare: forPlayers(
    preparePayment,
    'Prepares a card payment; should have an Idempotency-Key',
    PaymentIntentAnswerSchema,
    { key: OptionalKeySchema, body: PaymentIntentBodySchema, errors: CARD_DEPOSIT_REFUSALS },
  ),
  list: forPlayers(
    listCardDeposits,
    'Card deposits, newest first; limit 10 and offset 0 when missing',
    v.array(CardDepositSchema),
    { query: CardDepositsQuerySchema },
  ),
  event: raw(cardEvent, {
    summary: 'Events of the card provider. An event that is sent again counts once',
    caller: 'cardProvider',
    headers: v.object({ 'stripe-signature': v.string() }),
    body: json('An event of Stripe, byte for byte as it was signed'),
    answer: json('Taken in', v.object({ received: v.literal(true) })),
    errors: { signature_invalid: 400, provider_unavailable: 503 },
  }),
};
