import { useCsvExport } from '@/shared/csv';
import { useWalletDispatch } from '../live/useWalletDispatch';
import { type HistoryFilter, walletApi } from '../walletApi';
import { TRANSACTION_COLUMNS } from './transactionColumns';

/** Maximum of the server. */
const PAGE = 100;

/** Every transaction of a filter as a file. */
export function useTransactionsExport(filter: HistoryFilter) {
  const dispatch = useWalletDispatch();
  return useCsvExport('transactions', TRANSACTION_COLUMNS, (cursor) =>
    dispatch(
      walletApi.endpoints.getTransactionPage.initiate(
        { ...filter, limit: PAGE, cursor },
        { subscribe: false, forceRefetch: true },
      ),
    ).unwrap(),
  );
}
