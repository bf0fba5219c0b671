import { describe, expect, it, jest } from '@jest/globals';
import {
  balance,
  close,
  closed,
  intentOf,
  leftOfLimit,
  MINUTE,
  prepare,
  prepared,
  type Prepared,
  read,
  server,
  setDayLimit,
  setIntent,
  tell,
  useCardPayments,
  work,
} from './testing/cardPayments.testTools.ts';

useCardPayments();

describe('POST /api/wallet/deposits/:id/cancel', () => {
  it('cancels a payment that was prepared and never tried, and confirms it', async () => {
    const payment = await prepared();
    const answer = await close(payment.depositId);
    expect(answer).toMatchObject({
      status: 200,
      data: { id: payment.depositId, status: 'failed', reason: 'abandoned' },
    });
    expect(intentOf(payment)?.status).toBe('canceled');
    expect((await read(payment.depositId)).status).toBe('failed');
  });

  it('keeps the reason why the card of the cancelled payment was declined', async () => {
    const payment = await prepared();
    await tell(server.card.decline(payment.paymentIntentId, 'insufficient_funds'));
    expect(await closed(payment.depositId)).toMatchObject({ status: 'failed', reason: 'insufficient_funds' });
  });

  it('frees the amount in the deposit limit of the player', async () => {
    await setDayLimit(30);
    const { depositId } = await prepared(25);
    expect(await leftOfLimit()).toBe(5);
    await close(depositId);
    expect(await leftOfLimit()).toBe(30);
    expect((await prepare(30)).status).toBe(200);
  });

  it('gives the same answer each time, and asks the provider only once', async () => {
    const { depositId } = await prepared();
    const first = await closed(depositId);
    const cancel = jest.spyOn(server.card, 'cancelIntent');
    expect(await closed(depositId)).toEqual(first);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('ends a payment once when many requests and webhooks come at the same time', async () => {
    const payment = await prepared();
    const declined = server.card.decline(payment.paymentIntentId);
    await Promise.all([...Array.from({ length: 10 }, () => close(payment.depositId)), tell(declined), tell(declined)]);
    const { status, timeline } = await read(payment.depositId);
    expect(status).toBe('failed');
    expect(timeline.filter((step) => step.status === 'failed')).toHaveLength(1);
  });

  it('does not find the deposit of another player, or an unknown deposit', async () => {
    await server.put('users', { id: 'uid-2', uid: 'uid-2', balance: 0 });
    const payment = await prepared();
    expect(await close(payment.depositId, 'uid-2')).toMatchObject({ status: 404, code: 'deposit_not_found' });
    expect(await close('none')).toMatchObject({ status: 404, code: 'deposit_not_found' });
    expect(intentOf(payment)?.status).toBe('requires_payment_method');
  });
});

describe('a card payment whose form is closed', () => {
  it('is credited once when it was paid before its webhook came', async () => {
    const payment = await prepared();
    const paid = server.card.pay(payment.paymentIntentId);
    expect((await closed(payment.depositId)).status).toBe('completed');
    await tell(paid);
    expect(await balance()).toBe(25);
  });

  it('is credited when it is paid between the check and the cancellation', async () => {
    const payment = await prepared();
    const cancel = server.card.cancelIntent.bind(server.card);
    jest.spyOn(server.card, 'cancelIntent').mockImplementationOnce((id) => {
      server.card.pay(id);
      return cancel(id);
    });
    expect((await closed(payment.depositId)).status).toBe('completed');
    expect(await balance()).toBe(25);
  });

  it('is credited when its webhook comes during the cancellation', async () => {
    const payment = await prepared();
    const cancel = server.card.cancelIntent.bind(server.card);
    jest.spyOn(server.card, 'cancelIntent').mockImplementationOnce(async (id) => {
      await tell(server.card.pay(id));
      return cancel(id);
    });
    expect((await closed(payment.depositId)).status).toBe('completed');
    expect(await balance()).toBe(25);
  });

  it('is not cancelled while it is processed, and is credited in the end', async () => {
    const payment = await prepared();
    setIntent(payment, 'processing');
    expect((await closed(payment.depositId)).status).toBe('processing');
    await work(MINUTE);
    expect(intentOf(payment)?.status).toBe('processing');
    await tell(server.card.pay(payment.paymentIntentId));
    expect(await balance()).toBe(25);
  });

  it('is not cancelled while the bank asks the player, and is credited after the confirmation', async () => {
    const payment = await prepared();
    setIntent(payment, 'requires_action');
    expect((await closed(payment.depositId)).status).toBe('pending');
    await work(MINUTE);
    expect(intentOf(payment)?.status).toBe('requires_action');
    await tell(server.card.pay(payment.paymentIntentId));
    expect(await balance()).toBe(25);
  });

  it('is cancelled soon after the player refused at the bank', async () => {
    const payment = await prepared();
    setIntent(payment, 'requires_action');
    await close(payment.depositId);
    setIntent(payment, 'requires_payment_method');
    await work(MINUTE);
    expect((await read(payment.depositId)).status).toBe('failed');
  });
});

describe('a card payment whose form is closed while the provider cannot be reached', () => {
  it.each(['unavailable', 'lostBefore'] as const)('stays open, and the workers cancel it: read %s', async (fault) => {
    const payment = await prepared();
    server.card.readFaults.add(fault);
    expect(await close(payment.depositId)).toMatchObject({ status: 200, data: { status: 'pending' } });
    await work(MINUTE);
    expect((await read(payment.depositId)).status).toBe('failed');
    expect(intentOf(payment)?.status).toBe('canceled');
  });

  it.each(['unavailable', 'lostBefore', 'lostAfter'] as const)('is ended by the workers: cancel %s', async (fault) => {
    const payment = await prepared();
    server.card.cancelFaults.add(fault);
    expect((await closed(payment.depositId)).status).toBe('pending');
    await work(MINUTE);
    expect((await read(payment.depositId)).status).toBe('failed');
    expect(intentOf(payment)?.status).toBe('canceled');
  });

  it('is credited when it was paid in the meantime', async () => {
    const payment = await prepared();
    server.card.cancelFaults.add('unavailable');
    await close(payment.depositId);
    server.card.pay(payment.paymentIntentId);
    await work(MINUTE);
    expect(await balance()).toBe(25);
  });
});

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

const prompted = async () => ((await server.push(100)).data as { depositId: string }).depositId;

describe('a prompt on a phone', () => {
  it('is not changed by closing the form of a card', async () => {
    expect((await closed(await prompted())).status).toBe('processing');
  });

  it('is kept when another card payment starts', async () => {
    const depositId = await prompted();
    await prepared(10);
    expect((await read(depositId)).status).toBe('processing');
  });
});
