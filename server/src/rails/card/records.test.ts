import { describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../../data/collections.ts';

const AT = '2026-11-21T09:00:00.000Z';
const theirs = { userId: 'u', createdAt: AT, status: 'completed', amount: 12.5 };

describe('what older programs and operators wrote of cards', () => {
  it('is a deposit with the basic fields alone, under either name of the method', () => {
    const deposit = { id: 'd', ...theirs, method: 'stripe', cardDetails: { brand: 'visa', last4: '4242' } };
    const read = COLLECTIONS.deposits.read(deposit, 'deposits');
    const own = { method: 'card', paymentMethod: 'card' };
    expect(read).toEqual({ ...deposit, ...own, currency: 'USD', timeline: [], checks: 0 });
    expect(COLLECTIONS.deposits.read({ id: 'd', ...theirs, paymentMethod: 'stripe' }, 'deposits')).toMatchObject({
      paymentMethod: 'card',
    });
  });

  it('is a withdrawal with the basic fields alone', () => {
    const withdrawal = { id: 'w', ...theirs, currency: 'USD', method: 'card', requestedAt: AT };
    expect(COLLECTIONS.withdrawals.read(withdrawal, 'withdrawals')).toMatchObject({ debitCents: 0, checks: 0 });
  });

  it('goes back under the stored name', () => {
    const read = COLLECTIONS.deposits.read({ id: 'd', ...theirs, paymentMethod: 'stripe' }, 'deposits');
    expect(COLLECTIONS.deposits.toStored(read)).toMatchObject({ paymentMethod: 'stripe' });
  });
});
