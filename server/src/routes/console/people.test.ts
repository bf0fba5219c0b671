/** The people who work at the console, and what they may do about a player. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlayerRecord } from '../../../../contract/console/players.ts';
import { signInStaff, type StaffPerson } from '../../testing/startConsole.ts';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';

let server: MoneyApp;
let payments: StaffPerson | undefined;
let risk: StaffPerson | undefined;
beforeEach(async () => {
  server = await startMoneyApp();
  await server.pay(12_950);
  payments = await signInStaff(server, 'payments');
  risk = await signInStaff(server, 'risk');
});
afterEach(() => server.close());

const decide = async (person: StaffPerson | undefined, id: string) =>
  person?.post(`/approvals/${id}/approve`, { reason: 'seen by a second person' });

describe('the people who work here', () => {
  const change = { email: 'new@karata.test', roles: ['support'], reason: 'begins on Monday' };

  it('are given roles by two owners, and none that one person may not have together', async () => {
    const [first, second] = [await signInStaff(server, 'owner'), await signInStaff(server, 'owner-2')];
    const both = await first.post('/staff', { ...change, roles: ['payments', 'risk'] });
    expect(both).toMatchObject({ status: 409, code: 'roles_apart' });
    const { data } = await first.post('/staff', change);
    const { approvalId } = data as { approvalId: string };
    expect(await decide(first, approvalId)).toMatchObject({ status: 403, code: 'own_request' });
    expect(await server.store.get('staff', change.email)).toBeUndefined();
    expect(await decide(second, approvalId)).toMatchObject({ status: 200, data: { state: 'approved' } });
    expect(await server.store.get('staff', change.email)).toMatchObject({ roles: ['support'] });
  });

  it('lose roles and the second factor by one owner, but the last owner stays', async () => {
    const first = await signInStaff(server, 'owner');
    expect(await first.post('/staff/owner-2@karata.test/remove', { reason: 'left the house' })).toMatchObject({
      status: 200,
    });
    expect(await server.store.get('staff', 'owner-2@karata.test')).not.toHaveProperty('factorSecret');
    const last = await first.post('/staff/owner@karata.test/remove', { reason: 'left the house' });
    expect(last).toMatchObject({ status: 409, code: 'last_owner' });
    const { data } = (await risk?.get('/audit?actor=owner@karata.test')) ?? {};
    expect((data as { items: object[] }).items).toContainEqual(
      expect.objectContaining({
        action: 'call.refused',
        outcome: 'refused',
        after: expect.objectContaining({ code: 'last_owner' }),
      }),
    );
  });
});

describe('a player', () => {
  it('is blocked by one person at once, and let in again by two', async () => {
    expect(await risk?.post('/players/uid-1/block', { reason: 'a stolen telephone' })).toMatchObject({
      data: { id: 'uid-1', isBlocked: true },
    });
    expect(await server.ask('/wallet/balance')).toMatchObject({ status: 403, code: 'account_disabled' });
    expect(await risk?.post('/players/uid-1/block', { reason: 'once more' })).toMatchObject({
      status: 409,
      code: 'already_so',
    });
    const other = {
      id: 'second@karata.test',
      name: 'Wema',
      roles: ['risk' as const],
      addedAt: '2026-01-01T00:00:00.000Z',
    };
    await server.put('staff', other);
    const { data } = (await risk?.post('/players/uid-1/unblock', { reason: 'has a new telephone' })) ?? {};
    const { approvalId } = data as { approvalId: string };
    expect(await decide(risk, approvalId)).toMatchObject({ status: 403, code: 'own_request' });
    const sessions = await server.store.find('staff-sessions', { where: [['email', '==', 'payments@karata.test']] });
    await server.put('staff-sessions', ...sessions.map((one) => ({ ...one, email: other.id })));
    expect(await decide(payments, approvalId)).toMatchObject({ status: 200, data: { state: 'approved' } });
    expect(await server.store.get('users', 'uid-1')).toMatchObject({ isActive: true });
  });

  it('is found by telephone, receipt, payment, id and name, with contacts masked', async () => {
    const user = await server.store.get('users', 'uid-1');
    await server.put('users', {
      ...user,
      id: 'uid-1',
      phoneNumber: '+254712345678',
      email: 'w@karata.test',
      displayName: 'Wanjiru',
    });
    const [deposit] = await server.store.find('deposits');
    for (const q of [
      '0712345678',
      '+254 712 345 678',
      deposit?.id ?? '',
      deposit?.receipt ?? 'none',
      'uid-1',
      'Wanj',
    ]) {
      const { data } = (await payments?.get(`/players?q=${encodeURIComponent(q)}`)) ?? {};
      expect([q, data]).toEqual([
        q,
        { items: [expect.objectContaining({ id: 'uid-1', phone: '0712 ••• 678', email: 'w•••@karata.test' })] },
      ]);
    }
    expect(await payments?.get('/players?q=nobody')).toMatchObject({ data: { items: [] } });
  });

  it('is looked at with contacts masked, and with the whole ones by whoever says why', async () => {
    const user = await server.store.get('users', 'uid-1');
    await server.put('users', { ...user, id: 'uid-1', phoneNumber: '+254712345678', email: 'w@karata.test' });
    const look = await payments?.post('/players/uid-1/contact', { reason: 'calls back about a payout' });
    expect(look?.data).toEqual({ phone: '+254712345678', email: 'w@karata.test' });
    const one = await payments?.get('/players/uid-1');
    expect(one).toMatchObject({ data: { id: 'uid-1', balance: 100 } });
    const { events } = one?.data as PlayerRecord;
    expect(events).toContainEqual(expect.objectContaining({ kind: 'deposit', what: 'completed', amount: 12_950 }));
    expect(JSON.stringify(one?.data)).not.toMatch(/254712345678|w@karata/);
  });
});
