import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { GatewayUnavailable, OutcomeUnknown } from '../../providerCalls.ts';
import { books, create, gateway, gatewayAt, pay, provider, useStripeGateway } from './stripeGateway.testTools.ts';

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
