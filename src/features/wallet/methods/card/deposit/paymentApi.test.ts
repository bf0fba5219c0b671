import { describeEndpoints } from '@/testing/describeEndpoints';
import { buildTransaction } from '@/testing/walletBuilders';
import { paymentApi } from './useCardPayment';

const { preparePayment, cancelDeposit } = paymentApi.endpoints;

const KEY = 'key-of-the-intent';
const SECRET = 'pi_1_secret_2';

describeEndpoints('a deposit by card', {
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
});
