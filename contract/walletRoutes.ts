/** The paths of money. All but the terms ask for a signed-in player. */
import * as v from 'valibot';
import type { RouteContract } from './routeContract.ts';
import { BalanceSchema } from './users.ts';
import {
  CardDepositSchema,
  CardDepositsQuerySchema,
  PaymentIntentAnswerSchema,
  PaymentIntentBodySchema,
  StkPushAnswerSchema,
  StkPushBodySchema,
  TransactionPageSchema,
  TransactionParamsSchema,
  TransactionSchema,
  TransactionsQuerySchema,
  WalletTermsSchema,
  WithdrawalAnswerSchema,
  WithdrawalBodySchema,
  WithdrawalMethodSchema,
} from './wallet.ts';

/** Fresh from the records, when the player asks for it. */
export const BalanceQuerySchema = v.object({ refresh: v.optional(v.picklist(['true', 'false'])) });

const money = (route: Omit<RouteContract, 'isSignedIn'>): RouteContract => ({ ...route, isSignedIn: true });

export const WALLET_ROUTES = {
  terms: {
    method: 'GET',
    path: '/wallet/terms',
    summary: 'Rate, limits and methods that hold now',
    data: WalletTermsSchema,
  } satisfies RouteContract as RouteContract,
  balance: money({
    method: 'GET',
    path: '/wallet/balance',
    summary: "The signed-in player's money, in decimal USD; with refresh=true recomputed from the records",
    query: BalanceQuerySchema,
    data: BalanceSchema,
  }),
  methods: money({
    method: 'GET',
    path: '/wallet/methods',
    summary: 'Where the player may withdraw to, from completed deposits',
    data: v.array(WithdrawalMethodSchema),
  }),
  withdraw: money({
    method: 'POST',
    path: '/wallet/withdrawals',
    summary: 'Asks for a withdrawal; needs an Idempotency-Key. A refusal answers success false',
    body: WithdrawalBodySchema,
    data: WithdrawalAnswerSchema,
  }),
  transactions: money({
    method: 'GET',
    path: '/wallet/transactions',
    summary: 'Deposits and withdrawals, newest first',
    query: TransactionsQuerySchema,
    data: TransactionPageSchema,
  }),
  deposit: money({
    method: 'GET',
    path: '/wallet/deposits/:id',
    summary: 'One deposit of the player',
    params: TransactionParamsSchema,
    data: TransactionSchema,
  }),
  cancelDeposit: money({
    method: 'POST',
    path: '/wallet/deposits/:id/cancel',
    summary:
      'The form of a card payment is closed: cancels it unless it was paid or is under way. Answers the deposit as it is then, however often it is asked',
    params: TransactionParamsSchema,
    data: TransactionSchema,
  }),
  withdrawal: money({
    method: 'GET',
    path: '/wallet/withdrawals/:id',
    summary: 'One withdrawal of the player',
    params: TransactionParamsSchema,
    data: TransactionSchema,
  }),
  stkPush: money({
    method: 'POST',
    path: '/mpesa/stk-push',
    summary:
      "Sends a payment prompt to the player's phone; needs an Idempotency-Key. ResponseCode '0' is sent, not paid",
    body: StkPushBodySchema,
    data: StkPushAnswerSchema,
  }),
  paymentIntent: money({
    method: 'POST',
    path: '/stripe/payment-intent',
    summary: 'Prepares a card payment; needs an Idempotency-Key',
    body: PaymentIntentBodySchema,
    data: PaymentIntentAnswerSchema,
  }),
  cardDeposits: money({
    method: 'GET',
    path: '/stripe/deposits',
    summary: 'Card deposits, newest first; limit 10 and offset 0 when missing',
    query: CardDepositsQuerySchema,
    data: v.array(CardDepositSchema),
  }),
} as const;
