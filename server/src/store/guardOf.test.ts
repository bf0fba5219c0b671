import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { guardOf } from './guardOf.ts';
import { DepositSchema } from './records/deposit.ts';
import { GamingSchema } from './records/gaming.ts';
import { NotificationRecordSchema } from './records/notes.ts';
import { UserSchema } from './records/user.ts';
import { WithdrawalSchema } from './records/withdrawal.ts';

const AT = '2026-11-21T09:00:00.000Z';
const money = { id: 'x', userId: 'u', amount: 5, currency: 'USD', createdAt: AT, timeline: [], checks: 0 };
const answer = { success: true, message: '' };
const part = { depositId: 'd', paymentIntentId: 'p', amountCents: 5, status: 'planned' };

const RECORDS = [
  ['a mobile deposit', DepositSchema, { ...money, status: 'pending', paymentMethod: 'mpesa', nextCheckAt: AT }],
  ['a card deposit', DepositSchema, { ...money, status: 'completed', paymentMethod: 'stripe', isRefundable: true }],
  [
    'a card withdrawal',
    WithdrawalSchema,
    { ...money, status: 'failed', method: 'card', debitCents: 5, answer, parts: [part] },
  ],
  ['a player', UserSchema, { id: 'u', email: null, balance: 5, signInMethods: ['phone'], preferences: {} }],
  ['limits', GamingSchema, { id: 'u', limits: { day: { amountMinor: 5, currency: 'KES', setAt: AT } } }],
  ['a notification', NotificationRecordSchema, { id: 'n', userId: 'u', kind: 'bonus', createdAt: AT }],
] as const;

const odd = fc.oneof(
  fc.constantFrom(undefined, null, NaN, '', 5, true, [], {}, [5], [{}], 'completed', 'review', 'mpesa', 'returned', {
    id: 5,
  }),
  fc.jsonValue(),
);

describe('the guard of a schema', () => {
  it.each(RECORDS)('takes %s, and refuses what is no object', (_, schema, record) => {
    const is = guardOf(schema);
    expect([is(record), v.is(schema, record)]).toEqual([true, true]);
    expect([undefined, null, 5, 'x', []].map(is)).toEqual([false, false, false, false, false]);
  });

  it.each(RECORDS)('says of %s with anything in any field what the library says', (_, schema, record) => {
    const is = guardOf(schema);
    const fields = fc.constantFrom(...Object.keys(record), 'reason', 'bonus', 'receipt', 'selfExclusion', 'pushAnswer');
    fc.assert(
      fc.property(fields, odd, (field, value) => {
        const changed = { ...record, [field]: value };
        expect(is(changed)).toBe(v.is(schema, changed));
      }),
    );
  });
});
