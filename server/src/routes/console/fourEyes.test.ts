/** Two people have to decide these, and every way is tried by which one alone might do it. */
import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Approval } from '../../../../contract/console/approvals.ts';
import { OPEN_PAYOUTS } from '../../testing/openPayouts.ts';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';
import { signInStaff, type StaffPerson } from '../../testing/startConsole.ts';

let server: MoneyApp;
let [payments, risk]: StaffPerson[] = [];
beforeEach(async () => {
  server = await startMoneyApp({ payouts: { ...OPEN_PAYOUTS, firstReviewKes: 1_000 } });
  await server.pay(12_950);
  [payments, risk] = [await signInStaff(server, 'payments'), await signInStaff(server, 'risk')];
});
afterEach(() => server.close());

const reason = 'a mistake of the provider';
const balance = async () => (await server.ask('/wallet/balance')).data as { balance: number };

async function ask(amount = 20, headers = {}): Promise<string> {
  const { status, data } = (await payments?.post('/adjustments', { playerId: 'uid-1', amount, reason }, headers)) ?? {};
  expect(status).toBe(202);
  return (data as { approvalId: string }).approvalId;
}
const decide = async (person: StaffPerson | undefined, id: string, how = 'approve') =>
  person?.post(`/approvals/${id}/${how}`, { reason: 'looked at both sides' });
const approvals = async () => ((await risk?.get('/approvals'))?.data as { items: Approval[] }).items;

describe('a correction of a balance', () => {
  it('changes nothing until another person approves it, and then once', async () => {
    const id = await ask();
    expect(await balance()).toMatchObject({ balance: 100 });
    expect(await approvals()).toMatchObject([
      { id, state: 'waiting', askedBy: 'payments@karata.test', canDecide: true },
    ]);
    expect(await decide(risk, id)).toMatchObject({
      status: 200,
      data: { state: 'approved', decidedBy: 'risk@karata.test' },
    });
    expect(await balance()).toMatchObject({ balance: 120, available: 120 });
    expect(await decide(risk, id)).toMatchObject({ status: 409, code: 'approval_over' });
    expect(await balance()).toMatchObject({ balance: 120 });
    expect((await server.ask('/wallet/balance?refresh=true')).data).toMatchObject({ balance: 120 });
    expect(await server.store.find('journal', { where: [['kind', '==', 'correction']] })).toMatchObject([
      { userId: 'uid-1', account: 'main', against: 'corrections', deltaCents: 2_000 },
    ]);
  });

  it('takes money too, down to a debt that has to be covered before anything is paid out', async () => {
    await decide(risk, await ask(-130));
    expect(await balance()).toMatchObject({ balance: -30, available: 0 });
    expect((await server.ask('/wallet/balance?refresh=true')).data).toMatchObject({ balance: -30 });
  });

  it('is approved by nobody who asked for it, also not in a second session or at once in two', async () => {
    const id = await ask();
    const second = await signInStaff(server, 'payments');
    for (const person of [payments, second])
      expect(await decide(person, id)).toMatchObject({ status: 403, code: 'own_request' });
    const both = await Promise.all([decide(risk, id), decide(risk, id), decide(risk, id)]);
    expect(both.map((answer) => answer?.status).toSorted()).toEqual([200, 409, 409]);
    expect(await balance()).toMatchObject({ balance: 120 });
  });

  it('is approved by no second address of the same mailbox', async () => {
    const id = await ask();
    const alias = { id: 'payments+risk@karata.test', name: 'Pendo again', roles: ['risk' as const] };
    const known = await server.store.get('staff', 'risk@karata.test');
    await server.put('staff', { ...alias, addedAt: known?.addedAt ?? '' });
    const session = await server.store.find('staff-sessions', { where: [['email', '==', 'risk@karata.test']] });
    await server.put('staff-sessions', ...session.map((one) => ({ ...one, email: alias.id })));
    expect(await decide(risk, id)).toMatchObject({ status: 403, code: 'own_request' });
  });

  it('goes stale with a payment that came meanwhile, and can never be approved again', async () => {
    const id = await ask();
    await server.pay(1_295);
    expect(await decide(risk, id)).toMatchObject({ status: 409, code: 'stale' });
    expect(await balance()).toMatchObject({ balance: 110 });
    expect(await approvals()).toMatchObject([{ id, state: 'failed' }]);
    expect(await decide(risk, id)).toMatchObject({ status: 409, code: 'approval_over' });
  });

  it('of two about one player leaves the second stale', async () => {
    const [first, second] = [await ask(5), await ask(5)];
    expect(await decide(risk, first)).toMatchObject({ status: 200 });
    expect(await decide(risk, second)).toMatchObject({ status: 409, code: 'stale' });
    expect(await balance()).toMatchObject({ balance: 105 });
  });

  it('is not made with another payload than was asked for, whoever wrote it into the database', async () => {
    const id = await ask();
    const stored = await server.store.get('approvals', id);
    const payload = JSON.stringify({ playerId: 'uid-1', amount: 700 });
    if (stored)
      await server.put('approvals', {
        ...stored,
        payload,
        payloadHash: createHash('sha256').update(payload).digest('hex'),
      });
    expect(await decide(risk, id)).toMatchObject({ status: 409, code: 'stale' });
    expect(await balance()).toMatchObject({ balance: 100 });
  });

  it('is not made when the database names somebody else as the one who asked', async () => {
    const id = await ask();
    const stored = await server.store.get('approvals', id);
    const other = { kind: 'staff' as const, id: 'owner@karata.test' };
    if (stored) await server.put('approvals', { ...stored, askedBy: other });
    expect(await decide(risk, id)).toMatchObject({ status: 409, code: 'stale' });
  });

  it('is not made for somebody whose role was taken away meanwhile', async () => {
    const id = await ask();
    const owner = await signInStaff(server, 'owner');
    await owner.post('/staff/payments@karata.test/remove', { reason: 'left the house' });
    expect(await decide(risk, id)).toMatchObject({ status: 409, code: 'stale' });
  });

  it('is asked for once with one key, and not at all above the most', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect(await ask(7, headers)).toBe(await ask(7, headers));
    const other = await payments?.post('/adjustments', { playerId: 'uid-1', amount: 8, reason }, headers);
    expect(other).toMatchObject({ status: 409, code: 'idempotency_conflict' });
    for (const amount of [1_000, -1_000])
      expect(await payments?.post('/adjustments', { playerId: 'uid-1', amount, reason })).toMatchObject({
        ...{ status: 409, code: 'above_cap' },
      });
    for (const amount of [0, 0.001, 1.5e-9, 19.999999999])
      expect(await payments?.post('/adjustments', { playerId: 'uid-1', amount, reason })).toMatchObject({
        status: 400,
      });
    expect(await payments?.post('/adjustments', { playerId: 'nobody', amount: 5, reason })).toMatchObject({
      status: 404,
    });
  });

  it('is not even asked for when nobody else could approve it', async () => {
    const owner = await signInStaff(server, 'owner');
    await owner.post('/staff/risk@karata.test/remove', { reason: 'left the house' });
    const asked = await payments?.post('/adjustments', { playerId: 'uid-1', amount: 5, reason });
    expect(asked).toMatchObject({ status: 409, code: 'nobody_could_approve' });
  });

  it('is refused by another person, or taken back by the one who asked', async () => {
    const [refused, taken] = [await ask(5), await ask(6)];
    expect(await decide(payments, refused, 'refuse')).toMatchObject({ status: 403, code: 'own_request' });
    expect(await decide(risk, refused, 'refuse')).toMatchObject({ data: { state: 'refused' } });
    expect(await decide(risk, taken, 'withdraw')).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await decide(payments, taken, 'withdraw')).toMatchObject({ data: { state: 'withdrawn' } });
    expect(await decide(risk, taken)).toMatchObject({ status: 409, code: 'approval_over' });
    expect(await balance()).toMatchObject({ balance: 100 });
  });
});

describe('the day', () => {
  it('tells what waits and since when, also beside a record that cannot be read', async () => {
    const { data } = await server.post('/wallet/withdrawals', { amount: 20, methodId: 'mpesa' });
    const { transactionId: id } = data as { transactionId: string };
    await server.put('withdrawals', { id: 'broken', status: 'review', createdAt: '2026-01-01T00:00:00.000Z' } as never);
    await ask();
    const { data: today } = (await payments?.get('/today')) ?? {};
    expect(today).toMatchObject({
      queues: [
        { name: 'withdrawals', waiting: 2 },
        { name: 'deposits', waiting: 0 },
        { name: 'disputes', waiting: 0 },
        { name: 'approvals', waiting: 1, oldestAt: expect.any(String) },
      ],
    });
    const list = (await payments?.get('/withdrawals?state=review'))?.data;
    expect(list).toMatchObject({ items: [{ id }] });
  });
});

describe('a payout in review', () => {
  const withdraw = async (amount: number) =>
    ((await server.post('/wallet/withdrawals', { amount, methodId: 'mpesa' })).data as { transactionId: string })
      .transactionId;
  const decision = (id: string, decided: string) =>
    payments?.post(`/withdrawals/${id}/decision`, { decision: decided, reason: 'looked at the account' });

  it('is sent or refused by one person, with an entry for each decision', async () => {
    const id = await withdraw(20);
    expect(await payments?.get('/withdrawals?state=review')).toMatchObject({
      data: { items: [{ id, playerId: 'uid-1', status: 'review', canDecide: true, needsTwo: false }] },
    });
    expect(await decision(id, 'release')).toMatchObject({ status: 200, data: { id, status: 'pending' } });
    expect(await decision(id, 'refuse')).toMatchObject({ status: 409, code: 'review_over' });
    const { data } = (await risk?.get(`/audit?subject=${id}`)) ?? {};
    expect((data as { items: object[] }).items).toMatchObject([
      {
        ...{ action: 'withdrawal.release', outcome: 'done', reason: 'looked at the account' },
        ...{
          actor: { kind: 'staff', id: 'payments@karata.test' },
          before: { status: 'review' },
          after: { status: 'pending' },
        },
      },
    ]);
  });

  it('that is large is sent when a second person approves', async () => {
    await server.pay(100_000);
    await server.pay(30_000);
    const id = await withdraw(800);
    const asked = await decision(id, 'release');
    expect(asked).toMatchObject({ status: 202 });
    expect(await server.store.get('withdrawals', id)).toMatchObject({ status: 'review' });
    const { approvalId } = asked?.data as { approvalId: string };
    expect(await decide(risk, approvalId)).toMatchObject({ status: 200, data: { state: 'approved' } });
    expect(await server.store.get('withdrawals', id)).toMatchObject({ status: 'pending' });
  });
});
