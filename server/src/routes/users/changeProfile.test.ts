import { beforeEach, describe, expect, it } from '@jest/globals';
import { unsignedToken } from '../../testing/fakeTokens.ts';
import { openSession, readMe, server, useSignInApp } from './userRoutes.testTools.ts';

useSignInApp();

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
