import { describe, expect, it } from '@jest/globals';
import {
  balance,
  intentOf,
  leftOfLimit,
  MINUTE,
  prepare,
  prepared,
  read,
  server,
  setDayLimit,
  setIntent,
  tell,
  useCardPayments,
  work,
  type Prepared,
} from './testing/cardPayments.testTools.ts';

useCardPayments();

describe('starting another card payment', () => {
  it('cancels earlier open payments, so that they do not count in a limit', async () => {
    await setDayLimit(30);
    const first = await prepared(25);
    await tell(server.card.decline(first.paymentIntentId));
    const second = await prepare(28);
    expect(second.status).toBe(200);
    expect(await read(first.depositId)).toMatchObject({ status: 'failed', reason: 'declined' });
    expect(await leftOfLimit()).toBe(2);
  });

  it('credits earlier payments that were paid', async () => {
    const first = await prepared(25);
    server.card.pay(first.paymentIntentId);
    await prepared(10);
    expect(await balance()).toBe(25);
  });

  it('keeps a payment that waits for the bank in another tab', async () => {
    const first = await prepared(25);
    setIntent(first, 'requires_action');
    await prepared(10);
    expect(intentOf(first)?.status).toBe('requires_action');
  });

  it('keeps payments of other players', async () => {
    await server.put('users', { id: 'uid-2', uid: 'uid-2', balance: 0 });
    const other = await prepared(25, { uid: 'uid-2' });
    await prepared(10);
    expect(intentOf(other)?.status).toBe('requires_payment_method');
  });

  it('cancels nothing when its amount is refused', async () => {
    const first = await prepared(25);
    expect((await prepare(0.5)).status).toBe(400);
    expect(intentOf(first)?.status).toBe('requires_payment_method');
  });

  it('never cancels its own payment when the same request is repeated', async () => {
    const key = 'key-0123456789';
    const answers = await Promise.all(Array.from({ length: 10 }, () => prepare(25, { key })));
    answers.push(await prepare(25, { key }));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(intentOf(answers[0]?.data as Prepared)?.status).toBe('requires_payment_method');
    expect(await server.store.count('deposits')).toBe(1);
  });

  it('works while earlier payments cannot be checked, and the workers end them later', async () => {
    const first = await prepared(25);
    server.card.readFaults.add('unavailable');
    expect((await prepare(10)).status).toBe(200);
    expect((await read(first.depositId)).status).toBe('pending');
    await work(MINUTE);
    expect((await read(first.depositId)).status).toBe('failed');
  });
});
