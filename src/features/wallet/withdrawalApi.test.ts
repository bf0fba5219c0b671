import { describeEndpoints } from '@/testing/describeEndpoints';
import { withdrawalApi } from './withdrawalApi';

const { requestWithdrawal } = withdrawalApi.endpoints;

const KEY = 'key-of-the-intent';

describeEndpoints('withdrawals', {
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
