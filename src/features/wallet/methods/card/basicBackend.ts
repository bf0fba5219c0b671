/** The history of a backend with the basic calls alone: GET /stripe/deposits (docs/operations.md). */
import * as v from 'valibot';
import { type IfMissing, requestOf } from '@/api';
import { listCardDeposits } from '@contract/card.ts';
import { lenientList, optionalText } from '@contract/fields.ts';
import { OPEN_STATES } from '@contract/walletTerms.ts';
import type { Transaction, TransactionPage, TransactionsQuery } from '@contract/transactions.ts';
import { CURRENCY_CODES } from '@contract/userChoices.ts';
import { processingTimeOf, type WithdrawalMethod } from '@contract/withdrawals.ts';

/** Stripe's states by our names; a deposit in any other state is on its way. */
const STATES: Readonly<Record<string, Transaction['status']>> = {
  completed: 'completed',
  succeeded: 'completed',
  success: 'completed',
  failed: 'failed',
  canceled: 'failed',
  cancelled: 'failed',
  pending: 'pending',
  review: 'review',
};

const MS_PER_SECOND = 1_000;
/** Seconds since 1970 are always below it, milliseconds above. */
const MOST_SECONDS = 100_000_000_000;

const instantOf = (at: string | number): string => {
  const time = typeof at === 'number' && at < MOST_SECONDS ? at * MS_PER_SECOND : at;
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
};

const ItemSchema = v.pipe(
  v.object({
    id: optionalText(),
    paymentIntentId: optionalText(),
    amount: v.number(),
    currency: v.fallback(
      v.pipe(
        v.string(),
        v.transform((text) => text.toUpperCase()),
        v.picklist(CURRENCY_CODES),
      ),
      'USD',
    ),
    status: v.fallback(v.string(), 'completed'),
    createdAt: v.fallback(v.union([v.string(), v.number()]), 0),
  }),
  v.transform(({ id, paymentIntentId, amount, currency, status, createdAt }): Transaction => ({
    id: paymentIntentId ?? id ?? `${instantOf(createdAt)}-${amount}`,
    type: 'deposit',
    method: 'stripe',
    amount,
    currency,
    balanceCurrency: currency,
    status: STATES[status.toLowerCase()] ?? 'processing',
    isOutcomeUnknown: false,
    description: 'Card Deposit',
    createdAt: instantOf(createdAt),
    timeline: [],
  })),
);

const ListSchema = lenientList(ItemSchema);

const readDeposits = (limit: number, offset: number) => requestOf(listCardDeposits, { query: { limit, offset } });

/** `cursor` is the number of transactions before the page. */
const DEFAULT_LIMIT = 20;

/** A page of GET /wallet/transactions from card deposits, the only ones of such a backend. */
export const page: IfMissing = async ({ query, ask }) => {
  const { type, status, limit = DEFAULT_LIMIT, cursor }: TransactionsQuery = query;
  if (type === 'withdrawal') return { data: { items: [] } satisfies TransactionPage };
  const offset = Number(cursor) || 0;
  const answer = await ask(readDeposits(limit, offset));
  if (answer.error) return answer;
  const read = v.safeParse(ListSchema, answer.data);
  if (!read.success) return answer;
  const asked: readonly (string | undefined)[] = status === 'underWay' ? OPEN_STATES : [status];
  const items = read.output.filter((item) => status === undefined || asked.includes(item.status));
  const hasMore = Array.isArray(answer.data) && answer.data.length >= limit;
  return { data: { items, ...(hasMore && { nextCursor: String(offset + limit) }) } };
};

/** The backend gives no more in one request. */
const READ_FOR_METHODS = 100;

/** Withdrawal methods from completed card deposits (docs/product.md, Withdrawals). */
export const methods: IfMissing = async ({ ask }) => {
  const answer = await ask(readDeposits(READ_FOR_METHODS, 0));
  if (answer.error) return answer;
  const read = v.safeParse(ListSchema, answer.data);
  const paid = read.success ? read.output.filter(({ status }) => status === 'completed') : [];
  return { data: paid.length === 0 ? [] : [cardMethod(paid)] };
};

const cardMethod = (paid: readonly Transaction[]): WithdrawalMethod => ({
  id: 'card',
  method: 'card',
  name: 'Credit/Debit Card',
  canWithdraw: true,
  processingTime: processingTimeOf('card'),
  currency: paid[0]?.currency ?? 'USD',
  totalDeposited: paid.reduce((sum, { amount }) => sum + amount, 0),
  lastUsed: paid[0]?.createdAt,
  isForWinnings: false,
  isPreferred: false,
});
