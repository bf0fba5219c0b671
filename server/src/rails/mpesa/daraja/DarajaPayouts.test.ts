import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { GatewayUnavailable, OutcomeUnknown } from '../../providerCalls.ts';
import { books, gateway, gatewayAt, listener, payOut, provider, useDarajaGateway } from './darajaGateway.testTools.ts';

const PAYOUT = '/mpesa/b2c';

useDarajaGateway();

describe('a payout to a phone', () => {
  const payoutsHeard = async (count: number) =>
    (await listener.waitFor(count)).map(({ body }) => gateway.readPayoutResult(body));

  it('is paid, and the result comes to its own path', async () => {
    const withdrawalId = randomUUID();
    expect(await payOut(withdrawalId)).toEqual({ kind: 'accepted', conversationId: expect.stringMatching(/^AG_/) });
    expect(await payoutsHeard(1)).toEqual([
      {
        withdrawalId,
        conversationId: expect.stringMatching(/^AG_/),
        resultCode: 0,
        resultText: expect.any(String),
        amountKes: 1_295,
        receipt: expect.stringMatching(/^[A-Z\d]{10}$/),
      },
    ]);
    expect(listener.heard[0]?.path).toMatch(new RegExp(`^/api/hooks/mobile/[\\da-f]{64}/payouts/${withdrawalId}$`));
  });

  it('that ends in 09 fails', async () => {
    const withdrawalId = randomUUID();
    await payOut(withdrawalId, '09');
    expect(await payoutsHeard(1)).toEqual([expect.objectContaining({ withdrawalId, resultCode: 2040 })]);
    expect(gateway.readPayoutResult(listener.heard[0]?.body)?.receipt).toBeUndefined();
  });

  it('that was sent before is found and not paid twice', async () => {
    const withdrawalId = randomUUID();
    await payOut(withdrawalId);
    expect(await payOut(withdrawalId)).toEqual({ kind: 'duplicate' });
    expect((await books()).payouts.filter(({ id }) => id === withdrawalId)).toHaveLength(1);
  });

  it('is sent again when the answer is lost, and the first payout is found', async () => {
    const withdrawalId = randomUUID();
    await provider.control({ action: 'fault', path: PAYOUT, kind: 'drop' });
    expect(await payOut(withdrawalId)).toEqual({ kind: 'duplicate' });
    expect((await books()).payouts.filter(({ id }) => id === withdrawalId)).toHaveLength(1);
  });

  it('has an unknown outcome when no answer ever comes', async () => {
    await provider.control({ action: 'fault', path: PAYOUT, kind: 'hang', times: 3 });
    await expect(payOut(randomUUID(), '78', gatewayAt(provider.url, 300))).rejects.toThrow(OutcomeUnknown);
  });

  it('was not sent when the provider does not answer', async () => {
    await expect(payOut(randomUUID(), '78', gatewayAt('http://127.0.0.1:9'))).rejects.toThrow(GatewayUnavailable);
  });

  it('is refused below the least amount', async () => {
    const ask = { withdrawalId: randomUUID(), msisdn: '254712345678', amountKes: 9 };
    expect(await gateway.payOut(ask)).toMatchObject({ kind: 'refused', errorCode: '400.002.02' });
  });

  it.each([
    ['78', 0],
    ['09', 1],
  ])('with the result %s can be queried', async (digits, resultCode) => {
    const withdrawalId = randomUUID();
    await payOut(withdrawalId, digits);
    await listener.waitFor(1);
    await gateway.askPayout({ withdrawalId, conversationId: undefined });
    const results = await payoutsHeard(2);
    expect(results[1]).toMatchObject({ withdrawalId, resultCode });
  });

  it('has no outcome when the provider does not know it', async () => {
    await gateway.askPayout({ withdrawalId: randomUUID(), conversationId: undefined });
    expect(await payoutsHeard(1)).toEqual([undefined]);
  });
});
