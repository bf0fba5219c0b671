import { expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { makeTestStore } from '@/testing/renderWithStore';
import { describeEndpoints } from '@/testing/describeEndpoints';
import { buildMethod, buildTerms, buildTransaction } from '@/testing/walletBuilders';
import { balanceApi, termsApi } from './moneyApi';
import { ANY_METHOD } from './methodKits.testTools';
import { walletApi } from './walletApi';
import { withdrawalApi } from './withdraw/useWithdrawal';
import { WALLET_LIMITS } from '@contract/walletTerms.ts';

const { getBalance, refreshBalance } = balanceApi.endpoints;
const { getWithdrawalMethods, getTransactions, getTransactionPage, getTransaction } = walletApi.endpoints;

const BALANCE = { balance: 70, bonusBalance: 5, held: 20, available: 50, currency: 'USD' };
const balance = { of: 'player', answer: BALANCE, reads: BALANCE, refuses: ['much', 7] } as const;

const PAGE = { items: [buildTransaction()], nextCursor: 'more' };
const NO_PAGE = [{}, [], { items: [{ id: 'd1' }] }];
const single = { of: 'player', answer: buildTransaction(), reads: { id: 'd1' }, refuses: [{}, []] } as const;

describeEndpoints('the wallet', {
  getWalletTerms: {
    ask: (dispatch) => dispatch(termsApi.endpoints.getWalletTerms.initiate()),
    sends: 'GET wallet/terms',
    of: 'everybody',
    answer: buildTerms({ kesPerUsd: 130 }),
    reads: { kesPerUsd: 130, withdrawal: { min: 10 }, methods: [{ id: 'mpesa' }, { id: 'stripe' }] },
    refuses: [{}, []],
  },
  getBalance: { ...balance, ask: (dispatch) => dispatch(getBalance.initiate()), sends: 'GET wallet/balance' },
  refreshBalance: {
    ...balance,
    ask: (dispatch) => dispatch(refreshBalance.initiate()),
    sends: 'GET wallet/balance?refresh=true',
  },
  getWithdrawalMethods: {
    ask: (dispatch) => dispatch(getWithdrawalMethods.initiate()),
    sends: 'GET wallet/methods',
    of: 'player',
    answer: [buildMethod(), { id: 'cheque' }],
    reads: [{ id: ANY_METHOD.payout.id, canWithdraw: true }],
    refuses: [{}, 'mpesa'],
  },
  getTransactions: {
    ask: (dispatch) => dispatch(getTransactions.initiate({ type: 'deposit' })),
    sends: 'GET wallet/transactions?type=deposit&limit=20',
    of: 'player',
    answer: PAGE,
    reads: { pages: [{ items: [{ id: 'd1' }], nextCursor: 'more' }], pageParams: [undefined] },
    refuses: NO_PAGE,
  },
  getTransactionPage: {
    ask: (dispatch) => dispatch(getTransactionPage.initiate({ limit: 100, status: 'completed', cursor: 'more' })),
    sends: 'GET wallet/transactions?status=completed&cursor=more&limit=100',
    of: 'player',
    answer: PAGE,
    reads: PAGE,
    refuses: NO_PAGE,
  },
  'getTransaction of a deposit': {
    ...single,
    ask: (dispatch) => dispatch(getTransaction.initiate({ type: 'deposit', id: 'd 1' })),
    sends: 'GET wallet/deposits/d%201',
  },
  'getTransaction of a withdrawal': {
    ...single,
    ask: (dispatch) => dispatch(getTransaction.initiate({ type: 'withdrawal', id: 'w1' })),
    sends: 'GET wallet/withdrawals/w1',
  },
});

it('has the own limits of the site and no rate for a backend without terms', async () => {
  fakeServer.use(http.get(`${ORIGIN}/api/wallet/terms`, () => new HttpResponse(null, { status: 404 })));
  const { data } = await makeTestStore().dispatch(termsApi.endpoints.getWalletTerms.initiate());
  const { kesPerUsd, methods } = data ?? {};
  expect(kesPerUsd).toBe(0);
  expect(methods).toMatchObject([
    { id: 'mpesa', deposit: WALLET_LIMITS.mpesaDeposit },
    { id: 'stripe', deposit: WALLET_LIMITS.cardDeposit },
  ]);
});

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
