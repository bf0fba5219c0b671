import * as v from 'valibot';
import { CARD_DEPOSIT_REFUSALS, NO_DEPOSIT } from '../moneyRefusals.ts';
import * as card from '../routes/card.ts';
import {
  CardDepositSchema,
  CardDepositsQuerySchema,
  IdempotencyKeySchema,
  PaymentIntentAnswerSchema,
  PaymentIntentBodySchema,
  TransactionParamsSchema,
  TransactionSchema,
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
  cancel: playerOperation(card.cancelDeposit, {
    summary:
      'The form of a card payment is closed: cancels it unless it was paid or is under way. Answers the deposit as it is then, however often it is asked',
    params: TransactionParamsSchema,
    data: TransactionSchema,
    errors: NO_DEPOSIT,
  }),
  list: playerOperation(card.listCardDeposits, {
    summary: 'Card deposits, newest first; limit 10 and offset 0 when missing',
    query: CardDepositsQuerySchema,
    data: v.array(CardDepositSchema),
  }),
};
