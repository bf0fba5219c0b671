import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StandIn } from '../shared/StandIn.ts';
import { controlMpesa, readMpesaBooks } from './control.ts';
import { startMpesa } from './startMpesa.ts';

const KEYS = {
  consumerKey: 'key',
  consumerSecret: 'secret',
  shortcode: '600100',
  passkey: 'passkey',
  initiatorName: 'operator',
  securityCredential: 'credential',
};
const NOBODY = 'http://127.0.0.1:9/hooks/x';
const PUSH = '/mpesa/stkpush/v1/processrequest';
const PAYOUT = '/mpesa/b2c/v3/paymentrequest';

const folder = mkdtempSync(path.join(tmpdir(), 'karata-mpesa-'));
let mpesa: StandIn;
beforeAll(async () => {
  mpesa = await startMpesa({ port: 0, folder, keys: KEYS, answerMs: 60_000 });
});
afterAll(async () => {
  await mpesa.stop();
  rmSync(folder, { recursive: true });
});

const basic = (key: string) => `Basic ${Buffer.from(`${key}:secret`).toString('base64')}`;

async function newToken(key = 'key'): Promise<{ access_token: string; expires_in: string; errorCode?: string }> {
  const address = `${mpesa.url}/oauth/v1/generate?grant_type=client_credentials`;
  const answer = await fetch(address, { headers: { authorization: basic(key) } });
  return (await answer.json()) as Awaited<ReturnType<typeof newToken>>;
}

async function post(address: string, body: object, token?: string) {
  const bearer = token ?? (await newToken()).access_token;
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  const answer = await fetch(mpesa.url + address, { method: 'POST', headers, body: JSON.stringify(body) });
  const answered = (await answer.json()) as Record<string, string>;
  return { status: answer.status, ...answered };
}

const TIMESTAMP = '20261115103000';
const signed = {
  BusinessShortCode: '600100',
  Timestamp: TIMESTAMP,
  Password: Buffer.from(`600100passkey${TIMESTAMP}`).toString('base64'),
};
const push = {
  ...signed,
  TransactionType: 'CustomerPayBillOnline',
  Amount: 100,
  PartyA: '254712345678',
  PartyB: '600100',
  PhoneNumber: '254712345678',
  CallBackURL: NOBODY,
  AccountReference: 'KRT123',
  TransactionDesc: 'Deposit',
};
const payout = {
  OriginatorConversationID: 'wd-1',
  InitiatorName: 'operator',
  SecurityCredential: 'credential',
  CommandID: 'BusinessPayment',
  Amount: 100,
  PartyA: '600100',
  PartyB: '254712345678',
  Remarks: 'Withdrawal',
  QueueTimeOutURL: NOBODY,
  ResultURL: NOBODY,
  Occassion: '',
};

describe('the M-Pesa sandbox', () => {
  it('gives a token that lasts an hour, written as text, for the right credentials', async () => {
    expect(await newToken()).toEqual({ access_token: expect.stringMatching(/^\w{32}$/), expires_in: '3599' });
    expect((await newToken('other')).errorCode).toBe('400.008.01');
  });

  it('ends a token when there is a newer one', async () => {
    const { access_token: former } = await newToken();
    await newToken();
    expect(await post(PUSH, push, former)).toMatchObject({ status: 404, errorCode: '404.001.03' });
  });

  it.each([
    [{ Amount: 10.5 }, 'Amount'],
    [{ Amount: 0 }, 'Amount'],
    [{ PhoneNumber: '0712345678' }, 'PhoneNumber'],
    [{ AccountReference: 'more than twelve' }, 'AccountReference'],
    [{ TransactionDesc: 'more than thirteen' }, 'TransactionDesc'],
    [{ Timestamp: '2026' }, 'Timestamp'],
    [{ CallBackURL: 'http://127.0.0.1/api/mpesa/callback' }, 'CallBackURL'],
  ])('refuses a prompt with %j', async (fields, name) => {
    const answer = await post(PUSH, { ...push, ...fields });
    expect(answer).toMatchObject({
      status: 400,
      errorCode: '400.002.02',
      errorMessage: `Bad Request - Invalid ${name}`,
    });
  });

  it('refuses a prompt that is not signed with the passkey', async () => {
    const answer = await post(PUSH, { ...push, Password: 'bm9uc2Vuc2U=' });
    expect(answer).toMatchObject({ status: 500, errorCode: '500.001.1001', errorMessage: 'Wrong credentials' });
  });

  it('says only that a prompt is still open', async () => {
    const { CheckoutRequestID } = (await post(PUSH, push)) as Record<string, unknown>;
    const query = { ...signed, CheckoutRequestID };
    expect(await post('/mpesa/stkpushquery/v1/query', query)).toMatchObject({
      status: 500,
      errorCode: '500.001.1001',
      errorMessage: 'The transaction is being processed',
    });
  });

  it('ends an open prompt at once when its person answers now, and no other', async () => {
    const stateOf = async ({ CheckoutRequestID }: Record<string, unknown>) => {
      const query = { ...signed, CheckoutRequestID };
      const answer: Record<string, unknown> = await post('/mpesa/stkpushquery/v1/query', query);
      return answer['ResultCode'] ?? answer['errorMessage'];
    };
    const mine: Record<string, unknown> = await post(PUSH, { ...push, PhoneNumber: '254712345611' });
    const other: Record<string, unknown> = await post(PUSH, { ...push, PhoneNumber: '254712345612' });
    await controlMpesa(mpesa.url, { action: 'answerNow', msisdn: '254712345611' });
    expect([await stateOf(mine), await stateOf(other)]).toEqual(['0', 'The transaction is being processed']);
  });

  it('accepts a payout once', async () => {
    expect(await post(PAYOUT, payout)).toMatchObject({ status: 200, ResponseCode: '0' });
    expect(await post(PAYOUT, payout)).toMatchObject({ status: 500, errorCode: '500.002.1001' });
    const { payouts } = await readMpesaBooks(mpesa.url);
    expect(payouts.filter(({ id }) => id === 'wd-1')).toHaveLength(1);
  });

  it('fails a payout of an unknown initiator later', async () => {
    await post(PAYOUT, { ...payout, OriginatorConversationID: 'wd-2', SecurityCredential: 'wrong' });
    const { payouts } = await readMpesaBooks(mpesa.url);
    expect(payouts.find(({ id }) => id === 'wd-2')?.resultCode).toBe(2001);
  });

  it('refuses an unknown order, and an order about an unknown prompt', async () => {
    const order = { action: 'tell', checkoutRequestId: 'none' } as const;
    await expect(controlMpesa(mpesa.url, order)).rejects.toThrow('tell: 404');
    await expect(controlMpesa(mpesa.url, { action: 'answerMs', ms: -1 })).rejects.toThrow('answerMs: 400');
  });
});
