/** The gateway with the sandbox provider: what it asks, and what comes back. */
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readConfig } from '../../../config/readConfig.ts';
import { type CallbackListener, startCallbackListener } from '../../../testing/callbackListener.ts';
import { type RunningStandIn, startStandIn } from '../../../testing/startStandIn.ts';
import { tidyProvider } from '../../../testing/tidyProvider.ts';
import type { MpesaGateway } from '../MpesaGateway.ts';
import { createCallbackSecrets } from './DarajaClient.ts';
import { createDarajaGateway } from './createDarajaGateway.ts';
import { GatewayUnavailable, OutcomeUnknown } from '../../providerCalls.ts';

interface Books {
  pushes: { id: string; amountKes: number; paidKes?: number; reference: string }[];
  payouts: { id: string; amountKes: number }[];
}

let provider: RunningStandIn;
let listener: CallbackListener;
let gateway: MpesaGateway;
const pause = jest.fn(async () => undefined);

const gatewayAt = (baseUrl: string, timeoutMs = 5_000) =>
  createDarajaGateway(
    { ...readConfig({}).rails.mpesa, baseUrl, callbackBaseUrl: listener.url, callbackSecret: 'a-long-enough-secret' },
    { timeoutMs, pause },
  );

/** Sets how long the gateway waits for an answer. */
function connect(timeoutMs?: number): void {
  gateway = gatewayAt(provider.url, timeoutMs);
}

/** Restarts the provider with its data. */
async function restartProvider(): Promise<void> {
  const { dataDir } = provider;
  await provider.stop(true);
  provider = await startStandIn('mpesa', { MOBILE_ANSWER_MS: '150', DATA_DIR: dataDir });
  connect();
}

/** All tests share a provider, which has no faults at the start of each test. */
beforeAll(async () => {
  [provider, listener] = [await startStandIn('mpesa', { MOBILE_ANSWER_MS: '150' }), await startCallbackListener()];
  connect();
});
tidyProvider(() => ({ provider, listener }));

const payOut = (withdrawalId: string, lastDigits = '78', by = gateway) =>
  by.payOut({ withdrawalId, msisdn: `2547123456${lastDigits}`, amountKes: 1_295 });

const books = () => provider.books<Books>();

const PUSH = '/mpesa/stkpush';

const pushTo = (lastDigits: string, depositId: string = randomUUID()) =>
  gateway.push({ depositId, msisdn: `2547123456${lastDigits}`, amountKes: 500, reference: 'KRT0123456AB' });

async function acceptedPush(lastDigits: string, depositId: string = randomUUID()) {
  const answer = await pushTo(lastDigits, depositId);
  if (answer.kind !== 'accepted') throw new Error(answer.errorMessage);
  return answer;
}

const resultsHeard = async (count: number) =>
  (await listener.waitFor(count)).map(({ body }) => gateway.readPushResult(body));

describe('a payment prompt', () => {
  it('is paid, and the callback comes to the secret path of its deposit', async () => {
    const depositId = randomUUID();
    const { checkoutRequestId, merchantRequestId } = await acceptedPush('78', depositId);
    expect(await resultsHeard(1)).toEqual([
      {
        checkoutRequestId,
        merchantRequestId,
        resultCode: 0,
        resultText: expect.any(String),
        amountKes: 500,
        receipt: expect.stringMatching(/^[A-Z\d]{10}$/),
      },
    ]);
    const { path = '' } = listener.heard[0] ?? {};
    expect(path).toMatch(new RegExp(`^/api/hooks/mobile/[\\da-f]{64}/${depositId}$`));
    expect(gateway.isCallbackSecret(path.split('/')[4] ?? '', 'push', depositId)).toBe(true);
    expect((await books()).pushes.at(-1)).toMatchObject({ reference: 'KRT0123456AB', paidKes: 500 });
  });

  it.each([
    ['01', 1032],
    ['02', 1],
    ['03', 1037],
    ['04', 2001],
  ])('to a phone that ends in %s fails with %i', async (digits, resultCode) => {
    const { checkoutRequestId } = await acceptedPush(digits);
    expect(await resultsHeard(1)).toEqual([
      expect.objectContaining({ checkoutRequestId, resultCode, amountKes: undefined, receipt: undefined }),
    ]);
  });

  it('to a phone that ends in 05 is refused with a reason', async () => {
    expect(await pushTo('05')).toEqual({
      kind: 'refused',
      errorCode: '500.001.1001',
      errorMessage: 'Unable to lock subscriber, a transaction is already in process',
    });
  });

  it('to a phone that ends in 06 is confirmed by a query only', async () => {
    const { checkoutRequestId } = await acceptedPush('06');
    expect(await gateway.queryPush(checkoutRequestId)).toEqual({ kind: 'pending' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await gateway.queryPush(checkoutRequestId)).toMatchObject({ kind: 'ended', result: { resultCode: 0 } });
    expect(listener.heard).toEqual([]);
  });

  it('to a phone that ends in 07 gets five callbacks', async () => {
    await acceptedPush('07');
    const results = await resultsHeard(5);
    expect(new Set(results.map((result) => result?.receipt)).size).toBe(1);
  });

  it('to a phone that ends in 08 gets a callback with a wrong amount', async () => {
    await acceptedPush('08');
    expect(await resultsHeard(1)).toEqual([expect.objectContaining({ resultCode: 0, amountKes: 499 })]);
  });

  it('is never sent again when the answer is lost', async () => {
    const before = (await books()).pushes.length;
    await provider.control({ action: 'fault', path: PUSH, kind: 'drop' });
    await expect(pushTo('06')).rejects.toThrow(OutcomeUnknown);
    expect((await books()).pushes).toHaveLength(before + 1);
  });

  it('has an unknown outcome when no answer comes', async () => {
    await provider.control({ action: 'fault', path: PUSH, kind: 'hang' });
    connect(300);
    await expect(pushTo('06')).rejects.toThrow(OutcomeUnknown);
    connect();
  });

  it('has an unknown outcome when a proxy answers 503', async () => {
    await provider.control({ action: 'fault', path: PUSH, kind: 'unavailable' });
    await expect(pushTo('06')).rejects.toThrow(OutcomeUnknown);
  });

  it('was not sent when the provider does not answer', async () => {
    const nobody = gatewayAt('http://127.0.0.1:9');
    const ask = { depositId: 'd', msisdn: '254712345678', amountKes: 100, reference: 'R' };
    await expect(nobody.push(ask)).rejects.toThrow(GatewayUnavailable);
  });

  it('uses a new token when the old token has ended', async () => {
    await provider.control({ action: 'endToken' });
    expect((await acceptedPush('06')).kind).toBe('accepted');
  });

  it('can get another callback with false content', async () => {
    const { checkoutRequestId } = await acceptedPush('06');
    await provider.control({ action: 'tell', checkoutRequestId, amountKes: 9_999 });
    expect(await resultsHeard(1)).toEqual([expect.objectContaining({ checkoutRequestId, amountKes: 9_999 })]);
  });

  it('gets callbacks late and in another order when they are held back', async () => {
    await provider.control({ action: 'hold' });
    const [first, second] = [await acceptedPush('78'), await acceptedPush('79')];
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(listener.heard).toEqual([]);
    await provider.control({ action: 'release', isReversed: true });
    const ids = (await resultsHeard(2)).map((result) => result?.checkoutRequestId);
    expect(ids).toEqual([second.checkoutRequestId, first.checkoutRequestId]);
  });

  it('is still known after a restart of the provider', async () => {
    await provider.control({ action: 'hold' });
    const { checkoutRequestId } = await acceptedPush('78');
    await restartProvider();
    expect(await resultsHeard(1)).toEqual([expect.objectContaining({ checkoutRequestId, resultCode: 0 })]);
  });
});

const PAYOUT = '/mpesa/b2c';

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

describe('the secret of a callback', () => {
  const secretIn = (index: number) => listener.heard[index]?.path.split('/')[4] ?? '';

  it('is valid for one record and one kind of call', async () => {
    const withdrawalId = randomUUID();
    await payOut(withdrawalId);
    await listener.waitFor(1);
    await gateway.askPayout({ withdrawalId, conversationId: undefined });
    await listener.waitFor(2);
    const kinds = ['push', 'payout', 'status'] as const;
    const oursFor = (secret: string, id: string) => kinds.filter((kind) => gateway.isCallbackSecret(secret, kind, id));
    expect([oursFor(secretIn(0), withdrawalId), oursFor(secretIn(1), withdrawalId)]).toEqual([['payout'], ['status']]);
    expect([oursFor(secretIn(0), randomUUID()), oursFor(secretIn(0), '')]).toEqual([[], []]);
  });

  it.each(['a-long-enough-secret', 'x', ''])('does not match %j', (secret) => {
    expect(gateway.isCallbackSecret(secret, 'push', 'dep')).toBe(false);
  });

  it('does not exist without its setting', () => {
    const { of, isOurs } = createCallbackSecrets('');
    expect(isOurs(of('push', 'dep'), 'push', 'dep')).toBe(false);
  });
});
