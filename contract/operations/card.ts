import * as v from 'valibot';
import { CARD_DEPOSIT_REFUSALS } from '../moneyRefusals.ts';
import * as routes from '../routes/card.ts';
import { cardEvent } from '../routes/hooks.ts';
import * as schemas from '../wallet.ts';
import { forPlayers } from './operation.ts';
import { json, raw } from './raw.ts';

export const CARD = {
  prepare: forPlayers(
    routes.preparePayment,
    'Prepares a card payment; needs an Idempotency-Key',
    schemas.PaymentIntentAnswerSchema,
    { key: schemas.IdempotencyKeySchema, body: schemas.PaymentIntentBodySchema, errors: CARD_DEPOSIT_REFUSALS },
  ),
  list: forPlayers(
    routes.listCardDeposits,
    'Card deposits, newest first; limit 10 and offset 0 when missing',
    v.array(schemas.CardDepositSchema),
    { query: schemas.CardDepositsQuerySchema },
  ),
  event: raw(cardEvent, {
    summary: 'Events of the card provider. An event that is sent again counts once',
    headers: v.object({ 'stripe-signature': v.string() }),
    body: json('An event of Stripe, byte for byte as it was signed'),
    answer: json('Taken in', v.object({ received: v.literal(true) })),
    errors: { signature_invalid: 400, provider_unavailable: 503 },
  }),
};
