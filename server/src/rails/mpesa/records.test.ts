import { describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../../data/openStore.ts';

const AT = '2026-11-21T09:00:00.000Z';
const theirs = { userId: 'u', createdAt: AT, status: 'completed', amount: 12.5 };

describe('an M-Pesa document of an older program or an operator', () => {
  it('is a deposit with only the basic fields, and is stored again under its stored name', () => {
    const read = COLLECTIONS.deposits.read({ id: 'd', ...theirs, paymentMethod: 'mpesa' }, 'deposits');
    expect(read).toMatchObject({ paymentMethod: 'mpesa', currency: 'USD', timeline: [], checks: 0 });
    expect(COLLECTIONS.deposits.toStored(read)).toMatchObject({ paymentMethod: 'mpesa' });
  });

  it('is a withdrawal with only the basic fields, and is stored again under its stored name', () => {
    const withdrawal = { id: 'w', ...theirs, currency: 'USD', method: 'mpesa', requestedAt: AT };
    const read = COLLECTIONS.withdrawals.read(withdrawal, 'withdrawals');
    expect(read).toMatchObject({ method: 'mpesa', debitCents: 0, checks: 0 });
    expect(COLLECTIONS.withdrawals.toStored(read)).toMatchObject({ method: 'mpesa' });
  });
});
