import { describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../../data/openStore.ts';

const AT = '2026-11-21T09:00:00.000Z';
const theirs = { userId: 'u', createdAt: AT, status: 'completed', amount: 12.5 };

describe('a card document of an older program or an operator', () => {
  it('is a deposit with only the basic fields, under both names of the method', () => {
    const deposit = { id: 'd', ...theirs, method: 'stripe', cardDetails: { brand: 'visa', last4: '4242' } };
    const read = COLLECTIONS.deposits.read(deposit, 'deposits');
    const own = { method: 'card', paymentMethod: 'card' };
    expect(read).toEqual({ ...deposit, ...own, currency: 'USD', timeline: [], checks: 0 });
    expect(COLLECTIONS.deposits.read({ id: 'd', ...theirs, paymentMethod: 'stripe' }, 'deposits')).toMatchObject({
      paymentMethod: 'card',
    });
  });

  it('is a withdrawal with only the basic fields', () => {
    const withdrawal = { id: 'w', ...theirs, currency: 'USD', method: 'card', requestedAt: AT };
    expect(COLLECTIONS.withdrawals.read(withdrawal, 'withdrawals')).toMatchObject({ debitCents: 0, checks: 0 });
  });

  it('is stored again under its stored name', () => {
    const read = COLLECTIONS.deposits.read({ id: 'd', ...theirs, paymentMethod: 'stripe' }, 'deposits');
    expect(COLLECTIONS.deposits.toStored(read)).toMatchObject({ paymentMethod: 'stripe' });
  });
});
