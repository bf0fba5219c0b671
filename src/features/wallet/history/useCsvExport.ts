import type { Transaction } from '@contract/wallet.ts';
import { useState } from 'react';
import { useWalletDispatch } from '../live/useWalletDispatch';
import { type HistoryFilter, walletApi } from '../walletApi';
import { saveFile } from './saveFile';
import { toCsv } from './toCsv';

/** Maximum of the server. */
const PAGE = 100;

/** Writes every page of a filter into one file. */
export function useCsvExport(filter: HistoryFilter) {
  const dispatch = useWalletDispatch();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const readAll = async (): Promise<Transaction[]> => {
    const items: Transaction[] = [];
    let cursor: string | undefined;
    do {
      const ask = walletApi.endpoints.getTransactionPage.initiate(
        { ...filter, limit: PAGE, cursor },
        { subscribe: false, forceRefetch: true },
      );
      const page = await dispatch(ask).unwrap();
      items.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    return items;
  };

  const exportCsv = async () => {
    setState('busy');
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`transactions-${day}.csv`, 'text/csv;charset=utf-8', toCsv(await readAll()));
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return { exportCsv: () => void exportCsv(), isExporting: state === 'busy', hasFailed: state === 'failed' };
}
