import * as v from 'valibot';
import { CARD_DEPOSIT_REFUSALS } from '../moneyRefusals.ts';
import * as card from '../routes/card.ts';
import {
  CardDepositSchema,
  CardDepositsQuerySchema,
  IdempotencyKeySchema,
  PaymentIntentAnswerSchema,
  PaymentIntentBodySchema,
} from '../wallet.ts';
import { playerOperation } from './operation.ts';

export const CARD = {
  prepare: playerOperation(card.preparePayment, {
    summary: 'Prepares a card payment; needs an Idempotency-Key',
    key: IdempotencyKeySchema,
    body: PaymentIntentBodySchema,
    data: PaymentIntentAnswerSchema,
    errors: CARD_DEPOSIT_REFUSALS,
  }),
  list: playerOperation(card.listCardDeposits, {
    summary: 'Card deposits, newest first; limit 10 and offset 0 when missing',
    query: CardDepositsQuerySchema,
    data: v.array(CardDepositSchema),
  }),
};
