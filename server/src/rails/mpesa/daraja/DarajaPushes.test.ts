import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { GatewayUnavailable, OutcomeUnknown } from '../../providerCalls.ts';
import {
  books,
  connect,
  gateway,
  gatewayAt,
  listener,
  provider,
  restartProvider,
  useDarajaGateway,
} from './darajaGateway.testTools.ts';

const PUSH = '/mpesa/stkpush';

useDarajaGateway();

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
