import * as v from 'valibot';
import { HISTORY_REFUSALS, NO_DEPOSIT, NO_WITHDRAWAL, WITHDRAWAL_REFUSALS } from '../moneyRefusals.ts';
import * as wallet from '../routes/wallet.ts';
import { BalanceSchema } from '../users.ts';
import {
  IdempotencyKeySchema,
  TransactionPageSchema,
  TransactionParamsSchema,
  TransactionSchema,
  TransactionsQuerySchema,
  WalletTermsSchema,
  WithdrawalAnswerSchema,
  WithdrawalBodySchema,
  WithdrawalMethodSchema,
} from '../wallet.ts';
import { operation, playerOperation } from './operation.ts';
import { raw } from './raw.ts';

/** One event of the stream, as its `event:` and `data:` lines say. */
const WalletEventSchema = v.variant('event', [
  v.object({ event: v.literal('balance'), data: BalanceSchema }),
  v.object({ event: v.literal('transaction'), data: TransactionSchema }),
]);

export const WALLET = {
  terms: operation(wallet.readTerms, {
    summary: 'Rate, limits and methods that hold now',
    data: WalletTermsSchema,
  }),
  balance: playerOperation(wallet.readBalance, {
    summary: "The signed-in player's money, in decimal USD; with refresh=true recomputed from the records",
    query: v.object({ refresh: v.optional(v.picklist(['true', 'false'])) }),
    data: BalanceSchema,
  }),
  methods: playerOperation(wallet.listMethods, {
    summary: 'Where the player may withdraw to, from completed deposits',
    data: v.array(WithdrawalMethodSchema),
  }),
  withdraw: playerOperation(wallet.withdraw, {
    summary: 'Asks for a withdrawal; needs an Idempotency-Key. A refusal answers success false',
    key: IdempotencyKeySchema,
    body: WithdrawalBodySchema,
    data: WithdrawalAnswerSchema,
    errors: WITHDRAWAL_REFUSALS,
  }),
  transactions: playerOperation(wallet.listTransactions, {
    summary: 'Deposits and withdrawals, newest first',
    query: TransactionsQuerySchema,
    data: TransactionPageSchema,
    errors: HISTORY_REFUSALS,
  }),
  deposit: playerOperation(wallet.readDeposit, {
    summary: 'One deposit of the player',
    params: TransactionParamsSchema,
    data: TransactionSchema,
    errors: NO_DEPOSIT,
  }),
  cancelDeposit: playerOperation(wallet.cancelDeposit, {
    summary:
      'The form of a card payment is closed: cancels it unless it was paid or is under way. Answers the deposit as it is then, however often it is asked',
    params: TransactionParamsSchema,
    data: TransactionSchema,
    errors: NO_DEPOSIT,
  }),
  withdrawal: playerOperation(wallet.readWithdrawal, {
    summary: 'One withdrawal of the player',
    params: TransactionParamsSchema,
    data: TransactionSchema,
    errors: NO_WITHDRAWAL,
  }),
  events: raw(wallet.walletEvents, {
    summary: "Live changes of the signed-in player's balance and transactions, as server-sent events",
    isSignedIn: true,
    answer: {
      mediaType: 'text/event-stream',
      description: 'A stream that stays open. Each event has one of these names, and its data as JSON',
      schema: WalletEventSchema,
    },
  }),
};
