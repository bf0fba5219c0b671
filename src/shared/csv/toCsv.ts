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
