/** Signing in at the console, and what ends a session. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';
import { beginSession, personWith, sendToConsole, signInStaff, staffToken } from '../../testing/startConsole.ts';
import { addSandboxPeople, sandboxCode } from '../../console/staff/sandboxPeople.ts';
import { codeOfStep, stepAt } from '../../console/staff/factor.ts';
import { unsignedToken } from '../../testing/fakeTokens.ts';

const PENDO = 'payments@karata.test';

let server: MoneyApp;
let now = Date.now();
beforeEach(async () => {
  now = Date.now();
  server = await startMoneyApp({}, { services: { now: () => now } });
  await addSandboxPeople(server.store, now);
});
afterEach(() => server.close());

const signIn = (idToken: string) => sendToConsole(server.app, { method: 'POST', path: '/session', body: { idToken } });
const codeOf = async (email: string) => (await sandboxCode(server.app.services.ctx, email)).code;

describe('signing in at the console', () => {
  it('takes a verified e-mail of the staff, and then a code of the app', async () => {
    const begun = await signIn(staffToken(PENDO));
    expect(begun).toMatchObject({ status: 200, data: { factorNeeded: true, csrf: expect.any(String) } });
    expect(begun.cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/console-api' });
    const person = personWith(server.app, PENDO, begun.cookie?.value ?? '', (begun.data as { csrf: string }).csrf);
    expect(await person.get('/withdrawals')).toMatchObject({ status: 401, code: 'factor_needed' });
    expect(await person.get('/me')).toMatchObject({ data: { factorNeeded: true, permissions: [] } });
    expect(await person.post('/session/factor', { code: await codeOf(PENDO) })).toMatchObject({
      status: 200,
      data: {},
    });
    expect(await person.get('/me')).toMatchObject({ data: { email: PENDO, name: 'Pendo', roles: ['payments'] } });
    expect(await person.get('/withdrawals')).toMatchObject({ status: 200, data: { items: [] } });
  });

  it.each([
    ['an e-mail of nobody here', () => staffToken('stranger@karata.test')],
    ['an e-mail that is not verified', () => staffToken(PENDO, { email_verified: false })],
    ['a telephone number', () => unsignedToken()],
  ])('refuses %s', async (_what, token) => {
    expect(await signIn(token())).toMatchObject({ status: 403, code: 'not_staff' });
  });

  it('refuses another account with the same e-mail', async () => {
    expect(await signIn(staffToken(PENDO))).toMatchObject({ status: 200 });
    expect(await signIn(staffToken(PENDO, { sub: 'another' }))).toMatchObject({ status: 403, code: 'not_staff' });
  });

  it('takes each code once, and none that is old', async () => {
    const person = await beginSession(server, PENDO);
    const { factorSecret = '' } = (await server.store.get('staff', PENDO)) ?? {};
    const code = codeOfStep(PENDO, factorSecret, stepAt(now));
    const old = codeOfStep(PENDO, factorSecret, stepAt(now) - 2);
    expect(await person.post('/session/factor', { code: old })).toMatchObject({ status: 403, code: 'wrong_code' });
    expect(await person.post('/session/factor', { code })).toMatchObject({ status: 200 });
    expect(await person.post('/session/factor', { code })).toMatchObject({ status: 403, code: 'wrong_code' });
  });

  it('stops guesses after twenty wrong codes, also for the right one, until the next day', async () => {
    const person = await beginSession(server, PENDO);
    const { factorSecret = '' } = (await server.store.get('staff', PENDO)) ?? {};
    const right = () => codeOfStep(PENDO, factorSecret, stepAt(now));
    const wrong = right() === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 20; guess += 1)
      expect(await person.post('/session/factor', { code: wrong })).toMatchObject({ code: 'wrong_code' });
    expect(await person.post('/session/factor', { code: right() })).toMatchObject({
      status: 403,
      code: 'codes_locked',
    });
    now += 25 * 3_600_000;
    const next = await beginSession(server, PENDO);
    expect(await next.post('/session/factor', { code: right() })).toMatchObject({ status: 200 });
  });

  it('sets up the second factor of a new person with the first code, and tells the recovery codes once', async () => {
    await server.put('staff', {
      id: 'new@karata.test',
      name: '',
      roles: ['support'],
      addedAt: new Date(now).toISOString(),
    });
    const begun = await signIn(staffToken('new@karata.test', { name: 'Njeri' }));
    const { csrf, enrolment } = begun.data as { csrf: string; enrolment: { secret: string; uri: string } };
    expect(enrolment.uri).toMatch(/^otpauth:\/\/totp\/Karata:new%40karata\.test\?/);
    const person = personWith(server.app, 'new@karata.test', begun.cookie?.value ?? '', csrf);
    const code = codeOfStep('new@karata.test', enrolment.secret, stepAt(now));
    const { data } = await person.post('/session/factor', { code });
    const { recoveryCodes } = data as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(8);
    expect(await person.get('/me')).toMatchObject({ data: { name: 'Njeri', factorNeeded: false } });
    const again = await beginSession(server, 'new@karata.test');
    const spare = { code: recoveryCodes[0]?.toUpperCase() ?? '' };
    expect(await again.post('/session/factor', spare)).toMatchObject({ status: 200, data: {} });
    expect(await again.post('/session/factor', spare)).toMatchObject({ status: 403 });
  });
});

describe('a session at the console', () => {
  it('ends after eight hours, and after fifteen minutes without a call', async () => {
    const person = await signInStaff(server, 'payments');
    now += 14 * 60_000;
    expect(await person.get('/me')).toMatchObject({ status: 200 });
    now += 14 * 60_000;
    expect(await person.get('/me')).toMatchObject({ status: 200 });
    now += 16 * 60_000;
    expect(await person.get('/me')).toMatchObject({ status: 401, code: 'unauthenticated' });
    const other = await signInStaff(server, 'risk');
    for (let minutes = 0; minutes < 480; minutes += 10) {
      expect(await other.get('/me')).toMatchObject({ status: 200 });
      now += 10 * 60_000;
    }
    expect(await other.get('/me')).toMatchObject({ status: 401 });
  });

  it('ends by signing out, and with the person', async () => {
    const [first, second] = [await signInStaff(server, 'payments'), await signInStaff(server, 'risk')];
    expect(await first.delete('/session')).toMatchObject({ status: 200 });
    expect(await first.get('/me')).toMatchObject({ status: 401 });
    const owner = await signInStaff(server, 'owner');
    const removed = await owner.post(`/staff/${second.email}/remove`, { reason: 'left the house' });
    expect(removed).toMatchObject({ status: 200, data: { roles: [], isActive: false } });
    expect(await second.get('/me')).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(await signIn(staffToken(second.email))).toMatchObject({ status: 403, code: 'not_staff' });
  });

  it('changes nothing without its own X-CSRF', async () => {
    const [person, other] = [await signInStaff(server, 'risk'), await signInStaff(server, 'payments')];
    const body = { reason: 'a test of headers' };
    for (const csrf of ['', other.csrf]) {
      const { post } = personWith(server.app, person.email, person.cookie, csrf);
      expect(await post('/players/uid-1/block', body)).toMatchObject({ status: 403, code: 'csrf' });
    }
    expect(await server.store.get('users', 'uid-1')).not.toHaveProperty('isActive');
  });

  it('asks for a fresh second factor before money, and not before looks', async () => {
    const person = await signInStaff(server, 'payments');
    const body = { playerId: 'uid-1', amount: 5, reason: 'a goodwill payment' };
    now += 6 * 60_000;
    expect(await person.get('/withdrawals')).toMatchObject({ status: 200 });
    expect(await person.post('/adjustments', body)).toMatchObject({ status: 401, code: 'factor_needed' });
    await person.post('/session/factor', { code: await codeOf(PENDO) });
    expect(await person.post('/adjustments', body)).toMatchObject({ status: 202 });
  });
});
