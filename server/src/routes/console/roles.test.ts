/** Every role at every route of the console, with nobody and a player beside. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Permission, PERMISSIONS, permissionsOf, type Role, ROLES } from '../../../../contract/console/roles.ts';
import type { StaffOperation } from '../../../../contract/console/staffRoute.ts';
import { unsignedToken } from '../../testing/fakeTokens.ts';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';
import { personWith, sendToConsole, signInStaff, type StaffPerson } from '../../testing/startConsole.ts';

/** The roles with each permission, written out once more: a permission that slips into a role has to be written here too. */
const MAY: Readonly<Record<Permission, readonly Role[]>> = {
  'today.read': ROLES,
  'players.read': ['support', 'payments', 'risk', 'finance', 'auditor'],
  'players.contact': ['support', 'payments', 'risk'],
  'players.endSessions': ['support', 'risk'],
  'players.block': ['risk'],
  'players.unblock': ['support', 'payments', 'risk'],
  'payments.read': ['payments', 'risk', 'finance', 'auditor'],
  'payments.decide': ['payments'],
  'balances.correct': ['payments'],
  'rounds.read': ['support', 'payments', 'risk', 'finance', 'auditor'],
  'approvals.read': ['payments', 'risk', 'content', 'finance', 'auditor', 'owner'],
  'approvals.money': ['risk'],
  'approvals.staff': ['owner'],
  'staff.read': ['auditor', 'owner'],
  'staff.change': ['owner'],
  'audit.read': ['risk', 'auditor', 'owner'],
};

let server: MoneyApp;
let people: Readonly<Record<string, StaffPerson>>;
beforeAll(async () => {
  server = await startMoneyApp();
  const signedIn = [];
  for (const role of ROLES) signedIn.push([role, await signInStaff(server, role)] as const);
  people = Object.fromEntries(signedIn);
});
afterAll(() => server.close());

const pathOf = ({ path }: StaffOperation): string => path.replaceAll(/:\w+/g, 'nobody');

const call = ({ get, post, delete: remove }: StaffPerson, operation: StaffOperation) => {
  if (operation.method === 'GET') return get(pathOf(operation));
  return operation.method === 'DELETE'
    ? remove(pathOf(operation))
    : post(pathOf(operation), { idToken: 'x', code: '1' });
};

/** Those that need a permission; the others are for everybody with a session. */
const guarded = (): StaffOperation[] =>
  server.app.staffOperations.filter(({ needs = 'factor' }) => needs !== 'factor' && needs !== 'session');

describe('the console', () => {
  it('has the permissions of each role, and no other', () => {
    for (const permission of PERMISSIONS)
      expect([permission, ROLES.filter((role) => permissionsOf([role]).includes(permission))]).toEqual([
        permission,
        ROLES.filter((role) => MAY[permission].includes(role)),
      ]);
  });

  it('lets each role call what it may, and nothing else', async () => {
    expect(guarded().length).toBeGreaterThan(15);
    for (const operation of guarded())
      for (const role of ROLES) {
        const person = people[role];
        const { status, code } = person ? await call(person, operation) : { status: 0, code: '' };
        const isAllowed = MAY[operation.needs as Permission].includes(role);
        const told = `${role}: ${operation.method} ${operation.path}`;
        expect([told, status === 403 && code === 'forbidden']).toEqual([told, !isAllowed]);
      }
  });

  it('is closed to nobody, to players, and to a session without a second factor', async () => {
    const player = { authorization: `Bearer ${unsignedToken()}` };
    const stranger = personWith(server.app, '', 'no-such-session', 'no-such-csrf');
    for (const operation of server.app.staffOperations.filter(({ path }) => path !== '/session')) {
      const { method } = operation;
      const sent = {
        path: pathOf(operation),
        method: method as 'GET' | 'POST',
        ...(method === 'POST' && { body: {} }),
      };
      for (const headers of [{}, player])
        expect(await sendToConsole(server.app, { ...sent, headers })).toMatchObject({ status: 401 });
      expect(await call(stranger, operation)).toMatchObject({ status: 401 });
    }
  });

  it('writes down what somebody tried without the permission', async () => {
    await people['support']?.get('/audit');
    const { data } = (await people['auditor']?.get('/audit?actor=support@karata.test')) ?? {};
    expect((data as { items: object[] }).items).toContainEqual(
      expect.objectContaining({ action: 'call.denied', outcome: 'denied', after: { call: 'GET /audit' } }),
    );
  });

  it('is told by no route of the public contract', async () => {
    const answer = await server.app.inject({ url: '/api/openapi.json' });
    expect(/\w*(?:console|approval|staff)\w*/i.exec(answer.body)?.[0]).toBeUndefined();
  });
});
