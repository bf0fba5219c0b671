import * as v from 'valibot';
import { HISTORY_REFUSALS, NO_DEPOSIT, NO_WITHDRAWAL, WITHDRAWAL_REFUSALS } from '../moneyRefusals.ts';
import * as routes from '../routes/wallet.ts';
import { BalanceSchema, NotificationSchema } from '../users.ts';
import * as schemas from '../wallet.ts';
import { forAll, forPlayers } from './operation.ts';
import { raw } from './raw.ts';

/** One event of the stream, from its `event:` and `data:` lines. */
const WalletEventSchema = v.variant('event', [
  v.object({ event: v.literal('balance'), data: BalanceSchema }),
  v.object({ event: v.literal('transaction'), data: schemas.TransactionSchema }),
  v.object({ event: v.literal('notification'), data: NotificationSchema }),
]);

export const WALLET = {
  terms: forAll(routes.readTerms, 'Rate, limits and methods that hold now', schemas.WalletTermsSchema),
  balance: forPlayers(
    routes.readBalance,
    "The signed-in player's money, in decimal USD; with refresh=true recomputed from the records",
    BalanceSchema,
    { query: v.object({ refresh: v.optional(v.picklist(['true', 'false'])) }) },
  ),
  methods: forPlayers(
    routes.listMethods,
    'Where the player may withdraw to, from completed deposits',
    v.array(schemas.WithdrawalMethodSchema),
  ),
  withdraw: forPlayers(
    routes.withdraw,
    'Asks for a withdrawal; needs an Idempotency-Key. A refusal answers success false',
    schemas.WithdrawalAnswerSchema,
    { key: schemas.IdempotencyKeySchema, body: schemas.WithdrawalBodySchema, errors: WITHDRAWAL_REFUSALS },
  ),
  transactions: forPlayers(
    routes.listTransactions,
    'Deposits and withdrawals, newest first',
    schemas.TransactionPageSchema,
    { query: schemas.TransactionsQuerySchema, errors: HISTORY_REFUSALS },
  ),
  deposit: forPlayers(routes.readDeposit, 'One deposit of the player', schemas.TransactionSchema, {
    params: schemas.TransactionParamsSchema,
    errors: NO_DEPOSIT,
  }),
  cancelDeposit: forPlayers(
    routes.cancelDeposit,
    'The form of a card payment is closed: cancels it unless it was paid or is under way. Answers the deposit as it is then, however often it is asked',
    schemas.TransactionSchema,
    { params: schemas.TransactionParamsSchema, errors: NO_DEPOSIT },
  ),
  withdrawal: forPlayers(routes.readWithdrawal, 'One withdrawal of the player', schemas.TransactionSchema, {
    params: schemas.TransactionParamsSchema,
    errors: NO_WITHDRAWAL,
  }),
  events: raw(routes.walletEvents, {
    summary: "Live changes of the signed-in player's balance, transactions and notifications, as server-sent events",
    isSignedIn: true,
    answer: {
      mediaType: 'text/event-stream',
      description: 'A stream that stays open. Each event has one of these names, and its data as JSON',
      schema: WalletEventSchema,
    },
  }),
};
