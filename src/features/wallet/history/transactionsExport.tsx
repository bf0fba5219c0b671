import type { Transaction } from '@contract/transactions.ts';
import { type CsvColumns, useCsvExport } from '@/shared/csv';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { useWalletDispatch } from '../walletSlice';
import { type HistoryFilter, walletApi } from '../walletApi';
import styles from './History.module.scss';

/** A file has the codes of the contract, and times in UTC. */
export const TRANSACTION_COLUMNS = {
  time: ({ createdAt }) => createdAt,
  type: ({ type }) => type,
  method: ({ method }) => method,
  account: ({ account }) => account,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  state: ({ status }) => status,
  reason: ({ reason }) => reason,
  receipt: ({ receipt }) => receipt,
  balanceChange: ({ balanceAmount }) => balanceAmount,
  balanceCurrency: ({ balanceCurrency }) => balanceCurrency,
  kesPerUsd: ({ kesPerUsd }) => kesPerUsd,
  payout: ({ payoutAmount }) => payoutAmount,
  payoutCurrency: ({ payoutCurrency }) => payoutCurrency,
  reference: ({ id }) => id,
} as const satisfies CsvColumns<Transaction>;

/** The server gives no more at once. */
const PAGE = 100;

function useTransactionsExport(filter: HistoryFilter) {
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

/** Saves all pages of the filter, not only the loaded ones. */
export function ExportButton({ filter, isDisabled }: { filter: HistoryFilter; isDisabled: boolean }) {
  const { exportCsv, isExporting, hasFailed } = useTransactionsExport(filter);
  return (
    <div>
      <Button variant="quiet" disabled={isDisabled || isExporting} onClick={exportCsv}>
        {t(isExporting ? 'history.exporting' : 'history.export')}
      </Button>
      <p role="alert" className={styles.exportFailed}>
        {hasFailed && t('history.exportFailed')}
      </p>
    </div>
  );
}
