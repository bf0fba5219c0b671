import { describe, expect, it } from '@jest/globals';
import { moneyOf, shillings } from '@/shared/money';
import { buildTransaction } from '@/testing/walletBuilders';
import { changeOf } from './changeOf';
import { convertedMoney } from './convertedMoney';
import type { ShowMoney } from './useShownMoney';

const showIn =
  (currency: 'KES' | 'USD'): ShowMoney =>
  (amount, own) =>
    own === currency ? moneyOf(amount, own) : convertedMoney(amount, own, 129.5);
const [inDollars, inShillings] = [showIn('USD'), showIn('KES')];

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

  it('is exact in an account in shillings, and converted for who counts in dollars', () => {
    const paid = buildTransaction({ amount: 200, balanceAmount: 200, balanceCurrency: 'KES', status: 'completed' });
    expect(changeOf(paid, inShillings)).toEqual(shillings(200));
    expect(changeOf(paid, inDollars)).toEqual({ amountMinor: 154, currency: 'USD', isAbout: true });
  });
});
