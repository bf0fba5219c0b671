import { withSealed } from '@/api';
import { describeEndpoints } from '@/testing/describeEndpoints';
import { buildTransaction } from '@/testing/walletBuilders';
import { moneyApi } from './moneyApi';
import { withdrawalApi } from './withdrawalApi';

const { sendPrompt, preparePayment, cancelDeposit } = moneyApi.endpoints;
const { requestWithdrawal } = withdrawalApi.endpoints;

const KEY = 'key-of-the-intent';
const PHONE = '254712345678';
const SECRET = 'pi_1_secret_2';

describeEndpoints('money that moves', {
  sendPrompt: {
    ask: async (dispatch) => {
      const arg = {
        idempotencyKey: KEY,
        method: 'mpesa',
        currency: 'KES',
        amountMinor: 50_000,
        bonusId: 'b1',
      } as const;
      const run = () => Promise.resolve(dispatch(sendPrompt.initiate(arg)));
      return (await dispatch(withSealed(KEY, { phoneNumber: PHONE }, run))).result;
    },
    sends: 'POST mpesa/stk-push',
    key: KEY,
    body: { phoneNumber: PHONE, amount: 500, bonusId: 'b1' },
    of: 'player',
    answer: { ResponseCode: '0', depositId: 'd1', CustomerMessage: `Sent to ${PHONE}` },
    reads: { ResponseCode: '0', depositId: 'd1' },
    hides: [PHONE],
    refuses: ['sent', 7],
  },
  preparePayment: {
    ask: (dispatch) =>
      dispatch(
        preparePayment.initiate({
          idempotencyKey: KEY,
          method: 'stripe',
          currency: 'USD',
          amountMinor: 2550,
          bonusId: 'b1',
          bonusTitle: 'Reload',
        }),
      ),
    sends: 'POST stripe/payment-intent',
    key: KEY,
    body: { amount: 25.5, bonusId: 'b1', metadata: { bonusId: 'b1', bonusTitle: 'Reload' } },
    of: 'player',
    answer: { clientSecret: SECRET, paymentIntentId: 'pi_1', depositId: 'd1' },
    reads: { depositId: 'd1' },
    hides: [SECRET],
    refuses: [{}, { clientSecret: SECRET }],
  },
  cancelDeposit: {
    ask: (dispatch) => dispatch(cancelDeposit.initiate('d 1')),
    sends: 'POST wallet/deposits/d%201/cancel',
    of: 'player',
    answer: buildTransaction({ status: 'failed', reason: 'abandoned' }),
    reads: { id: 'd1', status: 'failed', reason: 'abandoned' },
    refuses: ['cancelled', {}],
  },
  requestWithdrawal: {
    ask: (dispatch) =>
      dispatch(
        requestWithdrawal.initiate({ idempotencyKey: KEY, currency: 'USD', amountMinor: 2500, methodId: 'mpesa' }),
      ),
    sends: 'POST wallet/withdrawals',
    key: KEY,
    body: { amount: 25, methodId: 'mpesa' },
    of: 'player',
    answer: { success: true, message: 'On its way', transactionId: 'w1' },
    reads: { success: true, message: 'On its way', transactionId: 'w1' },
    refuses: [{}, { success: 'yes', message: 'On its way' }],
  },
});
