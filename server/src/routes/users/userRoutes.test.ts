import { describe, expect, it } from '@jest/globals';
import type { Profile } from '../../../../contract/users.ts';
import { listNotifications, openSession, readMe, server, useSignInApp } from './userRoutes.testTools.ts';

useSignInApp();

const LAPTOP = 'laptop-0123456789';
const PHONE = 'phone-01234567890';

describe('POST /api/users/session', () => {
  it('creates the profile of the token, and answers with it', async () => {
    const { status, data } = await openSession();
    expect(status).toBe(200);
    expect(data).toMatchObject({ uid: 'uid-1', phoneNumber: '+254712345678', balance: 0, isActive: true });
    expect(await readMe()).toEqual(data);
  });

  it('creates one profile when several tabs open a session at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => openSession({ deviceId: LAPTOP })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ data }) => (data as Profile).createdAt)).size).toBe(1);
    expect(await server.store.count('users')).toBe(1);
    expect(await server.store.count('devices')).toBe(1);
    expect(await listNotifications()).toEqual([]);
  });

  it('adds a second sign-in method to the existing profile', async () => {
    await openSession();
    await openSession({}, { method: 'google.com', claims: { email: 'w@example.com', name: 'Wanjiru' } });
    expect(await readMe()).toMatchObject({ signInMethods: ['phone', 'google'], email: 'w@example.com' });
    expect(await server.store.count('users')).toBe(1);
  });

  it('gives a new account the chosen currency, and does not change the currency of an existing account', async () => {
    await openSession({ currency: 'KES' });
    await openSession({ currency: 'USD' });
    expect(await readMe()).toMatchObject({
      currency: 'KES',
      preferredCurrency: 'KES',
      preferences: { currency: 'KES' },
    });
  });

  it('keeps a profile from before the choice in dollars', async () => {
    await server.put('users', { id: 'uid-1', uid: 'uid-1', balance: 12 });
    await openSession({ currency: 'KES' });
    expect(await readMe()).toMatchObject({ currency: 'USD', balance: 12 });
  });

  it('gives a new profile the language of the site, and does not change the language of an existing profile', async () => {
    await openSession({ language: 'sw' });
    expect((await readMe()).preferences.language).toBe('sw');
    await openSession({ language: 'en' });
    expect((await readMe()).preferences.language).toBe('sw');
  });

  it('refuses a new player while registration is closed, and accepts existing players', async () => {
    await openSession();
    await server.put('settings', { id: 'site', allowRegistration: false });
    expect(await openSession({}, { uid: 'uid-2' })).toMatchObject({ status: 403, code: 'registration_closed' });
    expect(await openSession()).toMatchObject({ status: 200 });
    expect(await server.store.count('users')).toBe(1);
  });

  it('records the consent', async () => {
    await openSession({ consent: { isAdult: true, hasAcceptedTerms: true } });
    const { ageConfirmedAt, termsAcceptedAt, createdAt } = await readMe();
    expect([ageConfirmedAt, termsAcceptedAt]).toEqual([createdAt, createdAt]);
  });

  it.each([
    { uid: 'uid-2' },
    { balance: 1_000_000 },
    { isActive: true },
    { deviceId: 'short' },
    { consent: { isAdult: true } },
    { consent: { isAdult: false, hasAcceptedTerms: true } },
  ])('refuses the body %j', async (body) => {
    expect(await openSession(body)).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await server.store.count('users')).toBe(0);
  });

  it('notifies the player once about a new browser', async () => {
    await openSession({ deviceId: LAPTOP });
    await openSession({ deviceId: LAPTOP });
    await openSession();
    expect(await listNotifications()).toEqual([]);
    await openSession({ deviceId: PHONE });
    await openSession({ deviceId: PHONE });
    expect(await listNotifications()).toEqual([
      { id: expect.any(String), kind: 'newDevice', createdAt: expect.any(String), isRead: false },
    ]);
  });

  it('remembers a browser for one player only', async () => {
    await openSession({ deviceId: LAPTOP });
    await openSession({}, { uid: 'uid-2' });
    await openSession({ deviceId: LAPTOP }, { uid: 'uid-2' });
    expect(await listNotifications({ uid: 'uid-2' })).toHaveLength(1);
    expect(await listNotifications()).toEqual([]);
  });
});

describe('GET /api/users/me', () => {
  it('says that there is no profile before the first session', async () => {
    expect(await server.ask('/users/me')).toMatchObject({ status: 404, code: 'no_profile' });
  });

  it('answers the player of the token, also when another player is requested', async () => {
    await openSession();
    await openSession({}, { uid: 'uid-2' });
    expect((await server.ask('/users/me?uid=uid-2')).data).toMatchObject({ uid: 'uid-1' });
  });

  it('never sends the internal fields of the server and the operator', async () => {
    await server.put('users', { id: 'uid-1', sessionsValidAfter: '2020-01-01T00:00:00Z', riskNote: 'watch' });
    const { body } = await server.ask('/users/me');
    expect(body).not.toMatch(/sessionsValidAfter|riskNote/);
  });
});
