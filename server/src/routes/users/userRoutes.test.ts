import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Notification, Profile } from '../../../../contract/users.ts';
import type { NotificationRecord } from '../../store/records/user.ts';
import { type FakeClaims, unsignedToken } from '../../testing/fakeTokens.ts';
import { type SignInApp, startSignInApp } from '../../testing/startSignInApp.ts';

let server: SignInApp;
beforeEach(async () => {
  server = await startSignInApp();
});
afterEach(() => server.close());

const openSession = (body: object = {}, as: FakeClaims = {}) =>
  server.ask('/users/session', { method: 'POST', body, as });

const readMe = async () => (await server.ask('/users/me')).data as Profile;
const listNotifications = async (as?: FakeClaims) =>
  (await server.ask('/users/me/notifications', { as })).data as Notification[];

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

  it('remembers twenty browsers of a player: the one that was used longest ago gives its place to a new one', async () => {
    for (let number = 0; number < 25; number += 1) {
      await openSession({ deviceId: LAPTOP });
      await openSession({ deviceId: `browser-${number}-0123456789` });
    }
    const known = (await server.store.find('devices')).map(({ deviceId }) => deviceId);
    expect(known).toHaveLength(20);
    expect(known).toEqual(expect.arrayContaining([LAPTOP, 'browser-24-0123456789']));
    expect(known).not.toContain('browser-0-0123456789');
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

describe('the notifications of a player', () => {
  const stored = (number: number, userId = 'uid-1'): NotificationRecord => ({
    id: `n${number}`,
    userId,
    kind: 'newDevice',
    createdAt: new Date(number * 60_000).toISOString(),
    isRead: false,
  });

  it('are listed newest first, fifty at most', async () => {
    const many = Array.from({ length: 60 }, (_, index) => stored(index));
    await server.put('notifications', ...many, stored(99, 'uid-2'));
    const ids = (await listNotifications()).map(({ id }) => id);
    expect([ids.length, ids[0], ids[49]]).toEqual([50, 'n59', 'n10']);
  });

  it('are marked as read, with a body or without, and those of other players are not', async () => {
    await server.put('notifications', stored(1), stored(2), stored(3, 'uid-2'));
    const answer = await server.ask('/users/me/notifications/read', { method: 'POST' });
    expect((answer.data as Notification[]).map(({ id, isRead }) => [id, isRead])).toEqual([
      ['n2', true],
      ['n1', true],
    ]);
    expect(await listNotifications()).toEqual(answer.data);
    expect(await server.store.get('notifications', 'n3')).toMatchObject({ isRead: false });
  });
});

const choose = (body: object) => server.ask('/users/me/currency', { method: 'POST', body });

describe('POST /api/users/me/currency', () => {
  it('answers 404 before the first session', async () => {
    expect(await choose({ currency: 'KES' })).toMatchObject({
      status: 404,
      code: 'no_profile',
      body: expect.stringContaining('There is no profile yet: open a session first'),
    });
  });

  it('sets the currency of an account without money, and shows amounts in it', async () => {
    await openSession();
    const { status, data } = await choose({ currency: 'KES' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ currency: 'KES', preferredCurrency: 'KES', preferences: { currency: 'KES' } });
    expect(await readMe()).toEqual(data);
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 0, currency: 'KES' });
  });

  it.each([{ balance: 1 }, { bonusBalance: 0.01 }, { totalWager: 5 }])(
    'is refused with 409 once the account has %j',
    async (money) => {
      await server.put('users', { id: 'uid-1', uid: 'uid-1', ...money });
      await openSession();
      expect(await choose({ currency: 'KES' })).toMatchObject({
        status: 409,
        code: 'account_used',
        body: expect.stringContaining('The currency of an account can change only before it has held money'),
      });
      expect(await readMe()).toMatchObject({ currency: 'USD' });
    },
  );

  it('changes nothing when the same currency is chosen, with or without money', async () => {
    await server.put('users', { id: 'uid-1', uid: 'uid-1', balance: 1 });
    await openSession();
    expect(await choose({ currency: 'USD' })).toMatchObject({ status: 200, data: { currency: 'USD', balance: 1 } });
  });

  it.each([{}, { currency: 'EUR' }, { currency: 'KES', uid: 'uid-2' }])('is refused with 400 for %j', async (body) => {
    await openSession();
    expect(await choose(body)).toMatchObject({ status: 400 });
  });
});

const change = (body: object) => server.ask('/users/me', { method: 'PATCH', body });

describe('PATCH /api/users/me', () => {
  beforeEach(() => openSession());

  it('changes the name', async () => {
    expect(await change({ displayName: '  Njeri  ' })).toMatchObject({ status: 200, data: { displayName: 'Njeri' } });
    expect((await readMe()).displayName).toBe('Njeri');
  });

  it('changes one preference and leaves the others', async () => {
    await change({ preferences: { language: 'sw' } });
    await change({ preferences: { notifications: { sms: true } } });
    expect((await readMe()).preferences).toEqual({
      currency: 'USD',
      language: 'sw',
      notifications: { email: true, sms: true, push: true },
      isShownInBets: true,
    });
  });

  it.each([{ preferredCurrency: 'KES' }, { preferences: { currency: 'KES' } }])(
    'keeps the two currency fields of the profile the same: %j',
    async (body) => {
      await change(body);
      const { preferredCurrency, preferences } = await readMe();
      expect([preferredCurrency, preferences.currency]).toEqual(['KES', 'KES']);
    },
  );

  it('changes fields that stay changed after the next sign-in', async () => {
    await change({ displayName: 'Njeri', preferences: { language: 'sw' } });
    expect((await openSession()).data).toMatchObject({ displayName: 'Njeri', preferences: { language: 'sw' } });
  });

  it.each([
    { uid: 'uid-2' },
    { id: 'uid-2' },
    { balance: 1_000_000 },
    { bonusBalance: 5 },
    { isActive: true },
    { phoneNumber: '+254700000000' },
    { signInMethods: ['google'] },
    { sessionsValidAfter: '2000-01-01T00:00:00Z' },
    { ageConfirmedAt: '2000-01-01T00:00:00Z' },
    { displayName: 'N' },
    { displayName: 'N'.repeat(41) },
    { displayName: '\u200b\u200b\u200b' },
    { displayName: '\u202eNjeri' },
    { displayName: 'N!' },
    { preferredCurrency: 'EUR' },
    { preferences: { language: 'en', theme: 'dark' } },
    { preferences: { notifications: { email: 'yes' } } },
  ])('refuses %j, and changes nothing', async (body) => {
    const before = await server.store.get('users', 'uid-1');
    expect(await change({ displayName: 'Njeri', ...body })).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await server.store.get('users', 'uid-1')).toEqual(before);
  });

  it('refuses a body that tries to change the prototype', async () => {
    const answer = await server.app.inject({
      method: 'PATCH',
      url: '/api/users/me',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${unsignedToken()}` },
      payload: '{"displayName":"Njeri","__proto__":{"isActive":true}}',
    });
    expect(answer.statusCode).toBe(400);
  });

  it('does not create a profile', async () => {
    const answer = await server.ask('/users/me', {
      method: 'PATCH',
      body: { displayName: 'Njeri' },
      as: { uid: 'new' },
    });
    expect(answer).toMatchObject({ status: 404, code: 'no_profile' });
  });
});
