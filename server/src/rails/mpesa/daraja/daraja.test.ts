import { describe, expect, it, jest } from '@jest/globals';
import { GatewayUnavailable, type HttpOutcome, OutcomeUnknown } from '../../providerCalls.ts';
import { TokenCache } from './DarajaClient.ts';
import { failureOf, payoutRefusalOf } from './darajaErrors.ts';
import { nairobiTimestamp } from './darajaPushes.ts';
import { readPayoutResult, readPushResult } from './readResults.ts';

let now = 0;
const answered = (body: unknown, status = 200): HttpOutcome => ({ kind: 'answered', status, body });

function cacheOf(...answers: HttpOutcome[]) {
  now = 0;
  const fetchToken = jest.fn(async () => answers.shift() ?? answered(undefined, 500));
  return { fetchToken, cache: new TokenCache(fetchToken, () => now) };
}

const A = answered({ access_token: 'a', expires_in: '3599' });
const B = answered({ access_token: 'b', expires_in: 3599 });

describe('the token cache', () => {
  it('asks for one token for many callers', async () => {
    const { cache, fetchToken } = cacheOf(A, B);
    expect(await Promise.all([cache.get(), cache.get(), cache.get()])).toEqual(['a', 'a', 'a']);
    expect(await cache.get()).toBe('a');
    expect(fetchToken).toHaveBeenCalledTimes(1);
  });

  it('renews the token a minute before it ends', async () => {
    const { cache } = cacheOf(A, B);
    await cache.get();
    now = 3_538_999;
    expect(await cache.get()).toBe('a');
    now = 3_539_000;
    expect(await cache.get()).toBe('b');
  });

  it('drops a refused token, but not a newer token', async () => {
    const { cache, fetchToken } = cacheOf(A, B);
    await cache.get();
    cache.drop('a');
    expect(await cache.get()).toBe('b');
    cache.drop('a');
    expect(await cache.get()).toBe('b');
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  it.each([
    [answered({ errorCode: '400.008.01' }, 400), 'mobile money gives no access token (HTTP 400)'],
    [answered({ access_token: '', expires_in: 1 }), 'mobile money gives no access token (HTTP 200)'],
    [{ kind: 'lost', cause: undefined } as const, 'mobile money gives no access token (no answer)'],
  ])('reports a missing token, and asks again the next time', async (outcome, message) => {
    const { cache } = cacheOf(outcome, A);
    await expect(cache.get()).rejects.toEqual(new GatewayUnavailable(message));
    expect(await cache.get()).toBe('a');
  });
});

const refused = (errorCode: string, status: number, errorMessage = 'words'): HttpOutcome => ({
  kind: 'answered',
  status,
  body: { requestId: 'r', errorCode, errorMessage },
});

describe('an error of a payout', () => {
  it.each(['400.002.02', '400.003.01'])('that says %s is a refusal', (code) => {
    expect(payoutRefusalOf(refused(code, 400))).toMatchObject({ errorCode: code });
  });

  it.each(['500.001.1001', '500.002.1001', '500.003.1001', '500.999.9999', '503.001.01'])(
    'that says %s is an unknown outcome',
    (code) => {
      const outcome = refused(code, 500, 'System is busy');
      expect(payoutRefusalOf(outcome)).toBeUndefined();
      expect(failureOf(outcome, 'payout')).toBeInstanceOf(OutcomeUnknown);
    },
  );
});

it.each([
  ['2026-11-15T07:30:05.999Z', '20261115103005'],
  ['2026-12-31T21:00:00.000Z', '20270101000000'],
])('the time %s is written as %s in Nairobi', (instant, stamp) => {
  expect(nairobiTimestamp(Date.parse(instant))).toBe(stamp);
});

const NONE = [undefined, null, '', [], {}, { Body: {} }, { Result: {} }, { Result: null }, 'text', 7];

const callback = (fields: object) => ({
  Body: {
    stkCallback: { MerchantRequestID: 'm-1', CheckoutRequestID: 'c-1', ResultCode: 0, ResultDesc: 'd', ...fields },
  },
});
const items = (...Item: object[]) => ({ CallbackMetadata: { Item } });

describe('the result of a push', () => {
  it.each(NONE)('is undefined for %j', (body) => {
    expect(readPushResult(body)).toBeUndefined();
  });

  it.each([{ CheckoutRequestID: '' }, { CheckoutRequestID: 7 }, { ResultCode: undefined }, items({ Value: 1 })])(
    'is undefined with %j',
    (fields) => {
      expect(readPushResult(callback(fields))).toBeUndefined();
    },
  );

  it.each([
    ['1032', 1032],
    ['SFC_IC0003', -1],
  ])('has the code %j read as %i', (ResultCode, resultCode) => {
    expect(readPushResult(callback({ ResultCode }))?.resultCode).toBe(resultCode);
  });

  it.each([
    [100, 100],
    ['100.00', 100],
    ['', undefined],
    ['many', undefined],
    [{}, undefined],
  ])('has the amount %j read as %j', (Value, amountKes) => {
    expect(readPushResult(callback(items({ Name: 'Amount', Value })))?.amountKes).toBe(amountKes);
  });

  it('keeps only short texts of other systems', () => {
    const long = 'x'.repeat(100_000);
    const read = readPushResult(callback({ ResultDesc: long, ...items({ Name: 'MpesaReceiptNumber', Value: long }) }));
    expect([read?.resultText.length, read?.receipt?.length]).toEqual([200, 200]);
  });
});

const result = (fields: object) => ({
  Result: { ResultCode: 0, ResultDesc: 'd', OriginatorConversationID: 'o-1', TransactionID: 'T1', ...fields },
});
const parameters = (...ResultParameter: object[]) => ({ ResultParameters: { ResultParameter } });
const MARKED = { ReferenceData: { ReferenceItem: { Key: 'Occasion', Value: 'Status' } } };
const OURS = { Key: 'OriginatorConversationID', Value: 'wd-1' };

describe('the result of a payout', () => {
  it.each(NONE)('is undefined for %j', (body) => {
    expect(readPayoutResult(body)).toBeUndefined();
  });

  it('is read from a payment', () => {
    const body = result(
      parameters({ Key: 'TransactionAmount', Value: 1295 }, { Key: 'TransactionReceipt', Value: 'R1' }),
    );
    expect(readPayoutResult(body)).toEqual({
      withdrawalId: 'o-1',
      resultCode: 0,
      resultText: 'd',
      receipt: 'R1',
      amountKes: 1295,
    });
  });

  it('is read from a failed payment, without a receipt', () => {
    expect(readPayoutResult(result({ ResultCode: 2040 }))).toMatchObject({ resultCode: 2040, receipt: undefined });
  });

  it.each([
    ['Completed', 0],
    ['Failed', 1],
    ['Reversed', 1],
  ])('is the status %s of a payment under its own id, not under the id of the query', (Value, resultCode) => {
    const body = result({ ...MARKED, ...parameters({ Key: 'TransactionStatus', Value }, OURS) });
    expect(readPayoutResult(body)).toMatchObject({ withdrawalId: 'wd-1', resultCode });
  });

  it.each([
    ['of a payment on its way', parameters({ Key: 'TransactionStatus', Value: 'Pending' }, OURS)],
    ['without our id', parameters({ Key: 'TransactionStatus', Value: 'Completed' })],
    ['of a query that failed', { ResultCode: 2032, OriginatorConversationID: 'wd-1' }],
  ])('is unknown for the status %s', (_what, fields) => {
    expect(readPayoutResult(result({ ...MARKED, ...fields }))).toBeUndefined();
  });
});
