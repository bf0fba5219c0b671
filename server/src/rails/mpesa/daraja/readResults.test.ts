import { describe, expect, it } from '@jest/globals';
import { readPayoutResult, readPushResult } from './readResults.ts';

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
