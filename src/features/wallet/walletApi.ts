/** What the wallet reads. What moves money is with each way to deposit, and in `withdrawalApi`. */
import { api, playerEndpoints, readAs, onMissing } from '@/api';
import {
  type Transaction,
  type TransactionPage,
  TransactionPageSchema,
  TransactionSchema,
  type TransactionState,
  type WithdrawalMethod,
  WithdrawalMethodSchema,
} from '@contract/wallet.ts';
import { lenientList } from '@contract/fields.ts';
import { specDeposits } from './specOnly';

export type TransactionType = Transaction['type'];

/** What of the history is asked for; left out means all. */
export interface HistoryFilter {
  type?: TransactionType;
  status?: TransactionState;
}

interface PageAsk extends HistoryFilter {
  limit: number;
  cursor?: string | undefined;
}

const HISTORY_PAGE = 20;

const pageUrl = ({ limit, ...rest }: PageAsk): string => {
  const given = Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `wallet/transactions?${new URLSearchParams([...given, ['limit', String(limit)]]).toString()}`;
};

const DETAIL_FOLDERS = { deposit: 'deposits', withdrawal: 'withdrawals' } as const;

export const walletApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getWithdrawalMethods: build.query<WithdrawalMethod[], void>({
      query: () => 'wallet/methods',
      extraOptions: { instead: onMissing(specDeposits.methods) },
      responseSchema: readAs(lenientList(WithdrawalMethodSchema)),
      providesTags: [{ type: 'Player', id: 'methods' }],
    }),
    /** Newest first, page by page. */
    getTransactions: build.infiniteQuery<TransactionPage, HistoryFilter, string | undefined>({
      query: ({ queryArg, pageParam }) => pageUrl({ ...queryArg, limit: HISTORY_PAGE, cursor: pageParam }),
      extraOptions: { instead: onMissing(specDeposits.page) },
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      responseSchema: readAs(TransactionPageSchema),
      providesTags: [{ type: 'Player', id: 'transactions' }],
    }),
    /** One page by itself, for an export. */
    getTransactionPage: build.query<TransactionPage, PageAsk>({
      query: pageUrl,
      extraOptions: { instead: onMissing(specDeposits.page) },
      responseSchema: readAs(TransactionPageSchema),
      providesTags: [{ type: 'Player', id: 'export' }],
    }),
    getTransaction: build.query<Transaction, { type: TransactionType; id: string }>({
      query: ({ type, id }) => `wallet/${DETAIL_FOLDERS[type]}/${encodeURIComponent(id)}`,
      responseSchema: readAs(TransactionSchema),
      providesTags: [{ type: 'Player', id: 'transaction' }],
    }),
  })),
});

export const { useGetWithdrawalMethodsQuery, useGetTransactionsInfiniteQuery, useGetTransactionQuery } = walletApi;
