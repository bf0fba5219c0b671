/** Deposits and withdrawals of the player (docs/money.md). Amounts are decimals: `12.5` is US$12.50 or KES 12.50. */
import * as v from 'valibot';
import {
  countText,
  flagOr,
  IdParamsSchema,
  maybe,
  numberOr,
  optionalInstant,
  optionalNumber,
  optionalText,
} from './fields.ts';
import { forPlayers, route } from './route.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { DEPOSIT_METHODS, WITHDRAWAL_METHODS } from './railWords.ts';
import { BONUS_MISSES, TRANSACTION_STATES, TRANSACTION_TYPES } from './walletTerms.ts';

const TimelineStepSchema = v.object({ status: v.picklist(TRANSACTION_STATES), at: v.string(), reason: optionalText() });

/** `amount`: in the account's currency. `missed`: why a completed deposit got no bonus. */
const TransactionBonusSchema = v.object({
  id: v.string(),
  title: optionalText(),
  amount: numberOr(0),
  freeSpins: numberOr(0),
  isCredited: flagOr(false),
  missed: maybe(v.picklist(BONUS_MISSES)),
});

/** A deposit or a withdrawal. The server masks phone numbers and cards. */
export const TransactionSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  type: v.picklist(TRANSACTION_TYPES),
  /** `stripe` is a card deposit: the name on the wire. */
  method: v.picklist([...DEPOSIT_METHODS, ...WITHDRAWAL_METHODS]),
  amount: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  /** The change of the balance; missing before it. */
  balanceAmount: optionalNumber(),
  /** The account's currency, of `balanceAmount` and the bonus. */
  balanceCurrency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  /** KES for one USD, recorded at the conversion. */
  kesPerUsd: optionalNumber(),
  status: v.picklist(TRANSACTION_STATES),
  /** A `TransactionReason`; another backend may send others. */
  reason: optionalText(),
  /** The provider has not reported the outcome: money may have moved. "Do not pay again". */
  isOutcomeUnknown: flagOr(false),
  /** The provider's receipt, such as an M-Pesa code. */
  receipt: optionalText(),
  /** The payer, such as `•••• 4242` or `0712 ••• 678`. */
  account: optionalText(),
  description: optionalText(),
  bonus: maybe(TransactionBonusSchema),
  /** The amount of a withdrawal that arrives, in the currency of the method. */
  payoutAmount: optionalNumber(),
  payoutCurrency: maybe(v.picklist(CURRENCY_CODES)),
  processingTime: optionalText(),
  createdAt: v.string(),
  updatedAt: optionalInstant(),
  /** Every state that the record had, oldest first. */
  timeline: v.fallback(v.array(TimelineStepSchema), []),
});
export type Transaction = v.InferOutput<typeof TransactionSchema>;

export const TransactionPageSchema = v.object({
  items: v.array(TransactionSchema),
  /** The next page is asked for with it; missing on the last page. */
  nextCursor: optionalText(),
});
export type TransactionPage = v.InferOutput<typeof TransactionPageSchema>;

export const TransactionsQuerySchema = v.object({
  type: v.optional(v.picklist(TRANSACTION_TYPES)),
  /** `underWay`: pending or processing. */
  status: v.optional(v.picklist([...TRANSACTION_STATES, 'underWay'])),
  limit: v.optional(v.pipe(countText(100), v.minValue(1))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type TransactionsQuery = v.InferOutput<typeof TransactionsQuerySchema>;

export const NO_DEPOSIT = { deposit_not_found: 404 } as const;
export const NO_WITHDRAWAL = { withdrawal_not_found: 404 } as const;
export const HISTORY_REFUSALS = { cursor_invalid: 400 } as const;

type OneTransaction<TError extends string> = { params: { id: string }; answer: Transaction; error: TError };

export const listTransactions = route<{
  query: TransactionsQuery;
  answer: TransactionPage;
  error: keyof typeof HISTORY_REFUSALS;
}>('GET /wallet/transactions');

export const readDeposit = route<OneTransaction<'deposit_not_found'>>('GET /wallet/deposits/:id');

export const cancelDeposit = route<OneTransaction<'deposit_not_found'>>('POST /wallet/deposits/:id/cancel');
export const readWithdrawal = route<OneTransaction<'withdrawal_not_found'>>('GET /wallet/withdrawals/:id');

export const TRANSACTIONS = {
  list: forPlayers(listTransactions, 'Deposits and withdrawals, newest first', TransactionPageSchema, {
    query: TransactionsQuerySchema,
    errors: HISTORY_REFUSALS,
  }),
  deposit: forPlayers(readDeposit, 'One deposit of the player', TransactionSchema, {
    params: IdParamsSchema,
    errors: NO_DEPOSIT,
  }),
  cancelDeposit: forPlayers(
    cancelDeposit,
    'The form of a card payment is closed: cancels it unless it was paid or is under way. Answers the deposit as it is then, however often it is asked',
    TransactionSchema,
    { params: IdParamsSchema, errors: NO_DEPOSIT },
  ),
  withdrawal: forPlayers(readWithdrawal, 'One withdrawal of the player', TransactionSchema, {
    params: IdParamsSchema,
    errors: NO_WITHDRAWAL,
  }),
};
