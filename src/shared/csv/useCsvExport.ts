import { useState } from 'react';
import { saveFile } from './saveFile';
import { type CsvColumns, toCsv } from './toCsv';

interface Page<TItem> {
  items: readonly TItem[];
  nextCursor?: string | undefined;
}

/** Writes every page of a list into one file, named with the day. */
export function useCsvExport<TItem>(
  name: string,
  columns: CsvColumns<TItem>,
  readPage: (cursor: string | undefined) => Promise<Page<TItem>>,
) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const readAll = async (): Promise<TItem[]> => {
    const items: TItem[] = [];
    let cursor: string | undefined;
    do {
      const page = await readPage(cursor);
      items.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    return items;
  };

  const exportCsv = async () => {
    setState('busy');
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`${name}-${day}.csv`, 'text/csv;charset=utf-8', toCsv(columns, await readAll()));
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return { exportCsv: () => void exportCsv(), isExporting: state === 'busy', hasFailed: state === 'failed' };
}
