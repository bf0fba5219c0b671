import type { CardDepositRefusal } from '../moneyRefusals.ts';
import type { CardDeposit, CardDepositsQuery, PaymentIntentAnswer, PaymentIntentBody } from '../wallet.ts';
import { route } from './route.ts';

export const preparePayment = route<{
  key: string;
  body: PaymentIntentBody;
  answer: PaymentIntentAnswer;
  error: CardDepositRefusal;
}>('POST /stripe/payment-intent');
export const listCardDeposits = route<{ query: CardDepositsQuery; answer: CardDeposit[] }>('GET /stripe/deposits');
