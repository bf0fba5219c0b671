/** Deposits by card. */
import type { CardDepositRefusal, NO_DEPOSIT } from '../moneyRefusals.ts';
import type { CardDeposit, CardDepositsQuery, PaymentIntentAnswer, PaymentIntentBody, Transaction } from '../wallet.ts';
import { route } from './route.ts';

export const preparePayment = route<{
  key: string;
  body: PaymentIntentBody;
  answer: PaymentIntentAnswer;
  error: CardDepositRefusal;
}>('POST /stripe/payment-intent');
export const listCardDeposits = route<{ query: CardDepositsQuery; answer: CardDeposit[] }>('GET /stripe/deposits');
/** The form of a card payment is closed. */
export const cancelDeposit = route<{
  params: { id: string };
  answer: Transaction;
  error: keyof typeof NO_DEPOSIT;
}>('POST /wallet/deposits/:id/cancel');
