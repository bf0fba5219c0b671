import { describe, expect, it } from '@jest/globals';
import { shillings } from '@/shared/money';
import { buildTransaction } from '@/testing/walletBuilders';
import { changeOf } from './changeOf';
import { shownShillings } from './shownShillings';

const inDollars = (usd: number) => ({ amountMinor: Math.round(usd * 100), currency: 'USD' as const });
const inShillings = (usd: number) => shownShillings(usd, 129.5);

const PAID = buildTransaction({ amount: 200, balanceAmount: 1.54, status: 'completed' });
const CASHOUT = buildTransaction({ type: 'withdrawal', amount: 25, currency: 'USD', balanceAmount: 25 });

describe('the change by a transaction', () => {
  it('is empty before the transaction changes the balance', () => {
    expect(changeOf(buildTransaction(), inDollars)).toBeNull();
  });

  it('is in dollars of the balance for a player who counts in dollars', () => {
    expect(changeOf(PAID, inDollars)).toEqual({ amountMinor: 154, currency: 'USD' });
    expect(changeOf(CASHOUT, inDollars)).toEqual({ amountMinor: -2_500, currency: 'USD' });
  });

  it('is in the shillings that moved for a player who counts in shillings, without a second conversion', () => {
    expect(changeOf(PAID, inShillings)).toEqual(shillings(200));
    const toPhone = { ...CASHOUT, payoutAmount: 3_237, payoutCurrency: 'KES' as const };
    expect(changeOf(toPhone, inShillings)).toEqual(shillings(-3_237));
  });

  it('is converted when no shillings moved', () => {
    expect(changeOf(CASHOUT, inShillings)).toEqual({ ...shillings(-3_238), isAbout: true });
  });
});
