/** Reads of the wallet. Requests that move money are with each deposit method, and in `withdrawalApi`. */
import { api, endpointOf, type IfMissing, onMissing, playerEndpoints, readAs, requestOf } from '@/api';
import { lenientList } from '@contract/fields.ts';
import { at } from '@contract/route.ts';
import {
  listTransactions,
  readDeposit,
  readWithdrawal,
  type Transaction,
  type TransactionPage,
  TransactionPageSchema,
  TransactionSchema,
  type TransactionsQuery,
} from '@contract/transactions.ts';
import { listMethods, WithdrawalMethodSchema } from '@contract/withdrawals.ts';

export type TransactionType = Transaction['type'];

/** The filter of the history; missing means all. */
export type HistoryFilter = Pick<TransactionsQuery, 'type' | 'status'>;

const HISTORY_PAGE = 20;

/** Only a backend with the basic calls alone needs these answers, so they load when such a backend is met. */
const basicBackend = () => import(/* webpackChunkName: "basic" */ './basicBackend');
const methodsOfBasicBackend: IfMissing = async (call) => (await basicBackend()).methods(call);
const pageOfBasicBackend: IfMissing = async (call) => (await basicBackend()).page(call);

export const walletApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getWithdrawalMethods: build.query({
      ...endpointOf(listMethods, lenientList(WithdrawalMethodSchema)),
      extraOptions: { instead: onMissing(methodsOfBasicBackend) },
      providesTags: [{ type: 'Player', id: 'methods' }],
    }),
    /** Reads the history page by page, the newest first. */
    getTransactions: build.infiniteQuery<TransactionPage, HistoryFilter, string | undefined>({
      query: ({ queryArg, pageParam }) =>
        requestOf(listTransactions, { query: { ...queryArg, cursor: pageParam, limit: HISTORY_PAGE } }),
      extraOptions: { instead: onMissing(pageOfBasicBackend) },
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      responseSchema: readAs(TransactionPageSchema),
      providesTags: [{ type: 'Player', id: 'transactions' }],
    }),
    /** Reads one page for an export. */
    getTransactionPage: build.query<TransactionPage, TransactionsQuery>({
      query: ({ limit, ...filter }) => requestOf(listTransactions, { query: { ...filter, limit } }),
      extraOptions: { instead: onMissing(pageOfBasicBackend) },
      responseSchema: readAs(TransactionPageSchema),
      providesTags: [{ type: 'Player', id: 'export' }],
    }),
    getTransaction: build.query<Transaction, { type: TransactionType; id: string }>({
      query: ({ type, id }) =>
        type === 'deposit' ? requestOf(at(readDeposit, { id })) : requestOf(at(readWithdrawal, { id })),
      responseSchema: readAs(TransactionSchema),
      providesTags: [{ type: 'Player', id: 'transaction' }],
    }),
  })),
});

export const { useGetWithdrawalMethodsQuery, useGetTransactionsInfiniteQuery, useGetTransactionQuery } = walletApi;
