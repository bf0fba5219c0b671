import { useState } from 'react';

export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A spreadsheet treats such text as a formula. Source: OWASP, "CSV Injection". */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

type Cell = string | number | undefined;

export type CsvColumns<TItem> = Readonly<Record<string, (item: TItem) => Cell>>;

/** Text is always quoted, and never a formula; our numbers stay numbers. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Items as CSV (RFC 4180), one a line, after a line of column names. */
export function toCsv<TItem>(columns: CsvColumns<TItem>, items: readonly TItem[]): string {
  const readers = Object.values(columns);
  const lines = items.map((item) => readers.map((read) => cell(read(item))).join(','));
  return BYTE_ORDER_MARK + [Object.keys(columns).map(cell).join(','), ...lines, ''].join(LINE_END);
}

/** Writes every page of a list into one file, named with the day. */
export function useCsvExport<TItem>(
  name: string,
  columns: CsvColumns<TItem>,
  readPage: (cursor: string | undefined) => Promise<{ items: readonly TItem[]; nextCursor?: string | undefined }>,
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
