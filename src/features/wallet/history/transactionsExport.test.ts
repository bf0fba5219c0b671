import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildTransaction } from '@/testing/walletBuilders';
import { toCsv } from '@/shared/csv';
import { TRANSACTION_COLUMNS } from './transactionsExport';

const lines = (text: string) => text.replace('\uFEFF', '').split('\r\n');
const line = (own: Parameters<typeof buildTransaction>[0]) =>
  lines(toCsv(TRANSACTION_COLUMNS, [buildTransaction(own)]))[1];

describe('the CSV export', () => {
  it('has a line of column names, a line for each transaction, and a line end', () => {
    const text = toCsv(TRANSACTION_COLUMNS, [buildTransaction(), buildTransaction({ id: 'd2' })]);
    expect(text.startsWith('\uFEFF"time","type","method"')).toBe(true);
    expect(lines(text)).toHaveLength(4);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('contains what the history shows', () => {
    expect(
      line({
        method: 'mpesa',
        status: 'completed',
        receipt: 'TKL7X2',
        balanceAmount: 3.86,
        kesPerUsd: 129.5,
        account: '0712 ••• 678',
      }),
    ).toBe(
      '"2026-11-20T09:30:00.000Z","deposit","mpesa","0712 ••• 678",500,"KES","completed","","TKL7X2",3.86,"USD",129.5,,"","d1"'.replace(
        ',,"",',
        ',"","",',
      ),
    );
  });

  it('writes every shilling of an account in shillings to the cent', () => {
    const minors = fc.integer({ min: 1, max: 130_000_000 });
    fc.assert(
      fc.property(minors, (minor) => {
        const amount = minor / 100;
        const own = { amount, balanceAmount: amount, balanceCurrency: 'KES', status: 'completed' } as const;
        const cells = line({ ...own, kesPerUsd: 129.5 })?.split(',') ?? [];
        const [paid, paidIn, change, account] = [4, 5, 9, 10].map((column) => cells[column]);
        expect([paidIn, account]).toEqual(['"KES"', '"KES"']);
        expect([paid, change].map((cell) => Math.round(Number(cell) * 100))).toEqual([minor, minor]);
        expect(paid).toMatch(/^\d+(?:\.\d{1,2})?$/);
      }),
    );
  });

  it('quotes values with quotes, commas and line ends', () => {
    expect(line({ account: 'a "b", c\nd' })).toContain('"a ""b"", c\nd"');
  });

  it.each(['=1+1', '+254', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('never contains a formula: %j', (receipt) => {
    expect(line({ receipt })).toContain(`"'${receipt}"`);
  });
});
