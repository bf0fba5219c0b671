import type { Transaction } from '@contract/wallet.ts';

/** A spreadsheet treats such text as a formula. Source: OWASP, "CSV Injection". */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

const COLUMNS = {
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
} as const satisfies Record<string, (transaction: Transaction) => string | number | undefined>;

/** Text is always quoted, and never a formula; our numbers stay numbers. */
function cell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Transactions as CSV (RFC 4180), one a line, after a line of names. Codes as in the contract, times in UTC. */
export function toCsv(transactions: readonly Transaction[]): string {
  const readers = Object.values(COLUMNS);
  const lines = transactions.map((transaction) => readers.map((read) => cell(read(transaction))).join(','));
  return BYTE_ORDER_MARK + [Object.keys(COLUMNS).map(cell).join(','), ...lines, ''].join(LINE_END);
}
