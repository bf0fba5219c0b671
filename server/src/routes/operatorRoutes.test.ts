import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type MoneyApp, startMoneyApp } from '../testing/startMoneyApp.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import { OPEN_PAYOUTS } from '../testing/openPayouts.ts';

const KEY = 'an-operator-key-of-these-tests';
const REVIEWS = '/api/operator/reviews';

let server: MoneyApp;
let id = '';
beforeEach(async () => {
  server = await startMoneyApp({ operatorKey: KEY, payouts: { ...OPEN_PAYOUTS, firstReviewKes: 1_000 } });
  await server.pay(12_950);
  const { data } = await server.post('/wallet/withdrawals', { amount: 20, methodId: 'mpesa' });
  id = (data as { transactionId: string }).transactionId;
});
afterEach(() => server.close());

interface Body {
  data?: unknown;
  error?: { code: string };
}

async function ask(url: string, decision?: string, key: string | undefined = KEY) {
  const headers = key === '' ? {} : { authorization: `Bearer ${key}` };
  const post = decision === undefined ? {} : { method: 'POST' as const, payload: { decision } };
  const answer = await server.app.inject({ url, headers, ...post });
  const { data, error } = answer.json<Body>();
  return { status: answer.statusCode, data, code: error?.code, headers: answer.headers };
}
const decide = (decision: string, of = id) => ask(`/api/operator/withdrawals/${of}/decision`, decision);
const balance = async () => (await server.ask('/wallet/balance')).data;

describe('the reviews of an operator', () => {
  it('tell who waits for what, to nobody else and to no cache', async () => {
    const { status, data, headers } = await ask(REVIEWS);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(data).toMatchObject([
      { id, type: 'withdrawal', uid: 'uid-1', reason: 'first_payout', amount: 20, currency: 'USD', canDecide: true },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/254\d{9}/);
  });

  it.each(['', 'wrong', 'uid-1', `${KEY}x`])('are not there with the key %j', async (key) => {
    expect(await ask(REVIEWS, undefined, key)).toMatchObject({ status: 404, code: 'not_found', data: undefined });
    const decided = await ask(`/api/operator/withdrawals/${id}/decision`, 'release', key);
    expect(decided).toMatchObject({ status: 404, code: 'not_found' });
    expect((await ask(REVIEWS)).data).toHaveLength(1);
  });

  it('show all others when one record cannot be read, and name that one', async () => {
    const broken = { id: 'broken', status: 'review', userId: 'uid-1' } as unknown as WithdrawalRecord;
    await server.put('withdrawals', broken);
    const { data } = await ask(REVIEWS);
    expect(data).toMatchObject([
      { id: 'broken', type: 'withdrawal', canDecide: false },
      { id, uid: 'uid-1' },
    ]);
  });

  it('refuse to be guessed, and go on for the right key', async () => {
    const wrong = [];
    for (let left = 12; left > 0; left -= 1) wrong.push((await ask(REVIEWS, undefined, `wrong-${left}`)).status);
    expect([wrong[0], wrong.at(-1)]).toEqual([404, 429]);
    expect((await ask(REVIEWS)).status).toBe(200);
  });

  it('are not there without a key in the settings', async () => {
    const other = await startMoneyApp();
    const answer = await other.app.inject({ url: REVIEWS, headers: { authorization: 'Bearer undefined' } });
    expect(answer.statusCode).toBe(404);
    await other.close();
  });
});

describe('the decision of an operator', () => {
  it('lets a withdrawal go, once', async () => {
    expect(await decide('release')).toMatchObject({ status: 200, data: { id, canDecide: false } });
    expect((await ask(REVIEWS)).data).toEqual([]);
    expect(await decide('refuse')).toMatchObject({ status: 409, code: 'review_over' });
    expect(await balance()).toMatchObject({ balance: 100, held: 20 });
  });

  it('lets nothing go of a closed account', async () => {
    const user = await server.store.get('users', 'uid-1');
    await server.put('users', { ...user, id: 'uid-1', isActive: false });
    expect(await decide('release')).toMatchObject({ status: 409, code: 'still_disputed' });
    await server.put('users', { ...user, id: 'uid-1', isActive: true });
    expect(await decide('release')).toMatchObject({ status: 200 });
  });

  it('gives its money back, once', async () => {
    expect(await decide('refuse')).toMatchObject({ status: 200, data: { id, reason: 'refused_in_review' } });
    expect(await decide('release')).toMatchObject({ status: 409, code: 'review_over' });
    expect(await balance()).toMatchObject({ balance: 100, held: 0, available: 100 });
  });

  it('lets no payout go that needs two people', async () => {
    await server.pay(100_000);
    const { data } = await server.post('/wallet/withdrawals', { amount: 790, methodId: 'mpesa' });
    const { transactionId } = data as { transactionId: string };
    expect(await decide('release', transactionId)).toMatchObject({ status: 409, code: 'needs_two' });
    expect(await server.store.get('withdrawals', transactionId)).toMatchObject({ status: 'review' });
    expect(await decide('refuse', transactionId)).toMatchObject({ status: 200 });
  });

  it('of two at the same moment is one, and the other is told', async () => {
    const both = await Promise.all([decide('release'), decide('refuse')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is nothing for an unknown withdrawal, or another word', async () => {
    expect(await decide('release', 'none')).toMatchObject({ status: 404, code: 'withdrawal_not_found' });
    expect(await decide('pay')).toMatchObject({ status: 400 });
  });
});
