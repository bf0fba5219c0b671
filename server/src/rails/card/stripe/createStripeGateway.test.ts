import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { GatewayRefused, GatewayUnavailable, OutcomeUnknown } from '../../providerCalls.ts';
import {
  books,
  create,
  gateway,
  gatewayAt,
  listener,
  pay,
  provider,
  refundOf,
  restartProvider,
  useStripeGateway,
} from './stripeGateway.testTools.ts';
import { readConfig } from '../../../config/readConfig.ts';
import type { Heard } from '../../../testing/callbackListener.ts';
import type { CardEvent } from '../CardGateway.ts';

useStripeGateway();

describe('a payment intent', () => {
  it('is created with our ids', async () => {
    const intent = await create(1_050, 'key-prepared');
    expect(intent).toEqual({
      paymentIntentId: expect.stringMatching(/^pi_/),
      depositId: 'dep-key-prepared',
      amountCents: 1_050,
      receivedCents: 0,
      currency: 'USD',
      status: 'requires_payment_method',
      card: undefined,
      refundableCents: 0,
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    });
    const kept = (await books()).intents.find(({ id }) => id === intent.paymentIntentId);
    expect(kept?.metadata).toEqual({ depositId: 'dep-key-prepared', uid: 'uid-1', bonusId: 'bonus-1' });
  });

  it('is the same for the same key', async () => {
    expect(await create(1_000, 'key-same')).toEqual(await create(1_000, 'key-same'));
  });

  it('is refused for a key that was used for another amount', async () => {
    await create(1_000, 'key-other');
    await expect(create(2_000, 'key-other')).rejects.toThrow(OutcomeUnknown);
  });

  it.each([
    ['pm_card_visa', { brand: 'visa', last4: '4242' }],
    ['pm_card_mastercard', { brand: 'mastercard', last4: '4444' }],
    ['pm_card_amex', { brand: 'amex', last4: '0005' }],
  ])('is paid with %s', async (paymentMethod, card) => {
    expect(await gateway.readIntent(await pay(paymentMethod))).toMatchObject({
      status: 'succeeded',
      receivedCents: 2_500,
      refundableCents: 2_500,
      card,
      cardFingerprint: `sandbox-${card.brand}-${card.last4}`,
    });
  });

  it.each([
    ['pm_card_chargeDeclined', 'generic_decline', 'Your card was declined.', '0002'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.', '9995'],
  ])('is declined with %s, and waits for another card', async (paymentMethod, declineCode, declineMessage, last4) => {
    expect(await gateway.readIntent(await pay(paymentMethod))).toMatchObject({
      status: 'requires_payment_method',
      receivedCents: 0,
      refundableCents: 0,
      declineCode,
      declineMessage,
      card: { brand: 'visa', last4 },
      cardFingerprint: `sandbox-visa-${last4}`,
    });
  });

  it.each([
    [true, { status: 'succeeded', receivedCents: 2_500 }],
    [false, { status: 'requires_payment_method', declineCode: 'payment_intent_authentication_failure' }],
  ])('asks for authentication, which ends with %j', async (isConfirmed, expected) => {
    const paymentIntentId = await pay('pm_card_authenticationRequired');
    expect((await gateway.readIntent(paymentIntentId)).status).toBe('requires_action');
    await provider.control({ action: 'authenticate', paymentIntentId, isConfirmed });
    expect(await gateway.readIntent(paymentIntentId)).toMatchObject(expected);
  });

  it('is cancelled, and cannot be paid after that', async () => {
    const { paymentIntentId } = await create();
    expect((await gateway.cancelIntent(paymentIntentId)).status).toBe('canceled');
    const late = provider.control({ action: 'confirm', paymentIntentId, paymentMethod: 'pm_card_visa' });
    await expect(late).rejects.toThrow('400');
  });

  it('that is paid cannot be cancelled, and the answer says that it is paid', async () => {
    expect(await gateway.cancelIntent(await pay('pm_card_visa'))).toMatchObject({
      status: 'succeeded',
      card: { last4: '4242' },
    });
  });

  it('below the least amount is refused', async () => {
    await expect(create(20)).rejects.toMatchObject({ name: 'GatewayRefused', code: 'amount_too_small' });
  });
});

describe('a call of the card provider that fails', () => {
  it('is sent again with its key when the answer is lost, without a second effect', async () => {
    const before = (await books()).intents.length;
    await provider.control({ action: 'fault', path: '/v1/payment_intents', kind: 'drop', times: 2 });
    expect((await create()).status).toBe('requires_payment_method');
    expect((await books()).intents).toHaveLength(before + 1);
  });

  it.each(['drop', 'cut', 'hang', 'unavailable'])('has an unknown outcome after three times %s', async (kind) => {
    await provider.control({ action: 'fault', path: '/v1/payment_intents', kind, times: 3 });
    await expect(create(1_000, randomUUID(), gatewayAt(provider.url, 300))).rejects.toThrow(OutcomeUnknown);
  });

  it('has no unknown outcome when it only reads', async () => {
    const { paymentIntentId } = await create();
    await provider.control({ action: 'fault', path: '/v1/payment_intents', kind: 'cut', times: 3 });
    await expect(gateway.readIntent(paymentIntentId)).rejects.toThrow(GatewayUnavailable);
  });

  it('was not sent when the provider does not answer', async () => {
    await expect(create(1_000, 'key-1', gatewayAt('http://127.0.0.1:9'))).rejects.toThrow(GatewayUnavailable);
  });

  it('is refused when the key is wrong', async () => {
    const wrong = gatewayAt(provider.url, 5_000, 'sk_test_wrong');
    await expect(create(1_000, 'key-2', wrong)).rejects.toThrow(GatewayUnavailable);
  });

  it('reports an error without key and client secret', async () => {
    await provider.control({ action: 'fault', path: '/v1/payment_intents', kind: 'cut', times: 3 });
    await expect(create()).rejects.toMatchObject({ message: 'cards: create intent (StripeConnectionError)' });
  });
});

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

const SECRET = readConfig({}).rails.card.webhookSecret;

const eventIn = ({ raw, headers }: Heard): CardEvent => gateway.readEvent(raw, String(headers['stripe-signature']));

/** Waits for this number of webhooks about one payment, in any order. */
async function heardAbout(paymentIntentId: string, count: number): Promise<Heard[]> {
  for (let all = 1; ; all += 1) {
    const heard = (await listener.waitFor(all)).filter(({ raw }) => raw.includes(paymentIntentId));
    if (heard.length >= count) return heard;
  }
}

describe('a webhook of the card provider', () => {
  it('reports a payment', async () => {
    const paymentIntentId = await pay('pm_card_visa');
    const heard = await heardAbout(paymentIntentId, 1);
    expect(heard.map(eventIn)).toMatchObject([{ kind: 'intent', intent: { paymentIntentId, status: 'succeeded' } }]);
    expect(heard[0]?.path).toBe('/api/hooks/card');
  });

  it('reports a refund, and the amount that is left', async () => {
    const paymentIntentId = await pay('pm_card_visa');
    await refundOf(paymentIntentId, 500);
    const events = (await heardAbout(paymentIntentId, 3)).map(eventIn);
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'refund',
        refund: expect.objectContaining({ withdrawalId: 'wd-1', amountCents: 500 }),
      }),
    );
    expect(events).toContainEqual(expect.objectContaining({ kind: 'other', type: 'charge.refunded' }));
  });

  it('is repeated with the same id until it is accepted', async () => {
    const paymentIntentId = await pay('pm_card_authenticationRequired');
    await heardAbout(paymentIntentId, 1);
    listener.statuses.push(500, 503);
    await provider.control({ action: 'authenticate', paymentIntentId, isConfirmed: true });
    const events = (await heardAbout(paymentIntentId, 4)).map(eventIn);
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  });

  it('that is forged is refused', async () => {
    const { paymentIntentId } = await create();
    await provider.control({ action: 'tell', paymentIntentId, secret: 'whsec_forged' });
    const [heard] = await heardAbout(paymentIntentId, 1);
    expect(() => heard && eventIn(heard)).toThrow(GatewayRefused);
  });

  it.each([
    ['no signature', undefined],
    ['no use', 'nonsense'],
    ['an old signature', `t=1,v1=${createHmac('sha256', SECRET).update('1.{}').digest('hex')}`],
  ])('with %s is refused', (_what, signature) => {
    expect(() => gateway.readEvent(Buffer.from('{}'), signature)).toThrow(GatewayRefused);
  });

  it.each([
    ['charge.dispute.created', 'needs_response', 'open'],
    ['charge.dispute.funds_withdrawn', 'under_review', 'open'],
    ['charge.dispute.closed', 'won', 'won'],
    ['charge.dispute.closed', 'warning_closed', 'won'],
    ['charge.dispute.closed', 'lost', 'lost'],
  ])('of %s says whether the bank has decided: %s', (type, status, decided) => {
    const object = { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1', amount: 5_000, status };
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const now = Math.floor(Date.now() / 1_000);
    const signature = `t=${now},v1=${createHmac('sha256', SECRET).update(`${now}.${body}`).digest('hex')}`;
    expect(gateway.readEvent(Buffer.from(body), signature)).toEqual({
      id: 'evt_1',
      kind: 'dispute',
      dispute: { disputeId: 'dp_1', paymentIntentId: 'pi_1', amountCents: 5_000, status: decided },
    });
  });

  it('is still sent after a restart of the provider', async () => {
    await provider.control({ action: 'hold' });
    const paymentIntentId = await pay('pm_card_visa');
    await restartProvider();
    const events = (await heardAbout(paymentIntentId, 1)).map(eventIn);
    expect(events).toMatchObject([{ intent: { paymentIntentId, status: 'succeeded' } }]);
  });
});
