import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { GatewayRefused } from '../../providerCalls.ts';
import { books, gateway, pay, provider, refundOf, useStripeGateway } from './stripeGateway.testTools.ts';

useStripeGateway();

describe('a refund', () => {
  it('returns a part, and then no more than the rest', async () => {
    const paymentIntentId = await pay('pm_card_visa', 3_000);
    expect(await refundOf(paymentIntentId, 1_000)).toEqual({
      refundId: expect.stringMatching(/^re_/),
      paymentIntentId,
      withdrawalId: 'wd-1',
      amountCents: 1_000,
      status: 'succeeded',
      failureReason: undefined,
    });
    expect((await gateway.readIntent(paymentIntentId)).refundableCents).toBe(2_000);
    await expect(refundOf(paymentIntentId, 2_001)).rejects.toThrow(GatewayRefused);
    await refundOf(paymentIntentId, 2_000);
    await expect(refundOf(paymentIntentId, 1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it('is made once for each key', async () => {
    const paymentIntentId = await pay('pm_card_visa');
    const before = (await books()).refunds.length;
    const [first, second] = [
      await refundOf(paymentIntentId, 500, 'key-r'),
      await refundOf(paymentIntentId, 500, 'key-r'),
    ];
    expect(second).toEqual(first);
    expect((await books()).refunds).toHaveLength(before + 1);
  });

  it('may fail later, and its amount can then be refunded again', async () => {
    const paymentIntentId = await pay('pm_card_visa');
    const { refundId } = await refundOf(paymentIntentId, 500);
    await provider.control({ action: 'failRefund', refundId });
    expect(await gateway.readRefund(refundId)).toMatchObject({
      status: 'failed',
      failureReason: 'expired_or_canceled_card',
    });
    expect((await gateway.readIntent(paymentIntentId)).refundableCents).toBe(2_500);
  });

  it('is found by its withdrawal, also after several refunds of one payment', async () => {
    const paymentIntentId = await pay('pm_card_visa');
    const ask = { paymentIntentId, amountCents: 100 };
    const made = await gateway.refund({ ...ask, withdrawalId: 'wd-a', idempotencyKey: randomUUID() });
    await gateway.refund({ ...ask, withdrawalId: 'wd-b', idempotencyKey: randomUUID() });
    expect(await gateway.findRefund({ paymentIntentId, withdrawalId: 'wd-a' })).toEqual(made);
    expect(await gateway.findRefund({ paymentIntentId, withdrawalId: 'wd-c' })).toBeUndefined();
  });

  it('is refused for a payment in dispute', async () => {
    const paymentIntentId = await pay('pm_card_visa');
    await provider.control({ action: 'dispute', paymentIntentId });
    expect((await gateway.readIntent(paymentIntentId)).refundableCents).toBe(0);
    await expect(refundOf(paymentIntentId, 100)).rejects.toThrow(GatewayRefused);
  });
});
