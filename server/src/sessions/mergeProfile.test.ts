import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Player } from '../identity/TokenVerifier.ts';
import { mergeProfile, type SignIn } from './mergeProfile.ts';
import { nowSeconds } from '../testing/fakeTokens.ts';
import { type SignInApp, startSignInApp } from '../testing/startSignInApp.ts';

const NOW = '2026-11-02T10:00:00.000Z';
const seconds = (instant: string) => Date.parse(instant) / 1_000;
const player: Player = {
  uid: 'u1',
  signInMethod: 'phone',
  phoneNumber: '+254712345678',
  authTime: seconds('2026-11-02T09:59:00Z'),
};
const signIn = (change: Partial<SignIn> = {}): SignIn => ({
  player,
  consent: undefined,
  now: NOW,
  ...change,
});
const google: Player = {
  ...player,
  signInMethod: 'google',
  name: 'Wanjiru',
  email: 'w@example.com',
  picture: 'https://x/1',
};
const consent = { isAdult: true, hasAcceptedTerms: true } as const;

describe('the first sign-in', () => {
  it('gives a profile with defaults', () => {
    expect(mergeProfile(undefined, signIn())).toEqual({
      id: 'u1',
      uid: 'u1',
      phoneNumber: '+254712345678',
      displayName: expect.stringMatching(/^\p{Lu}\p{Ll}+5678$/u),
      signInMethod: 'phone',
      signInMethods: ['phone'],
      lastSignInAt: '2026-11-02T09:59:00.000Z',
      createdAt: NOW,
      updatedAt: NOW,
      currency: 'USD',
      balance: 0,
      bonusBalance: 0,
      totalDeposits: 0,
      totalWithdrawals: 0,
      totalWager: 0,
      maxWin: 0,
      totalBets: 0,
      totalWins: 0,
      preferredCurrency: 'USD',
      preferences: { currency: 'USD', notifications: { email: true, sms: false, push: true }, language: 'en' },
      isActive: true,
    });
  });

  it('keeps the account in the chosen currency, and shows amounts in it', () => {
    expect(mergeProfile(undefined, signIn({ currency: 'KES' }))).toMatchObject({
      currency: 'KES',
      preferredCurrency: 'KES',
      preferences: { currency: 'KES' },
    });
  });

  it('takes name, e-mail and picture from Google', () => {
    expect(mergeProfile(undefined, signIn({ player: google }))).toMatchObject({
      displayName: 'Wanjiru',
      email: 'w@example.com',
      photoURL: 'https://x/1',
      signInMethods: ['google'],
    });
  });
});

describe('a later sign-in', () => {
  const stored = {
    ...mergeProfile(undefined, signIn()),
    displayName: 'Chosen',
    balance: 25.5,
    isActive: false,
    createdAt: '2025-01-01T00:00:00.000Z',
    vipLevel: 3,
  };

  it('keeps stored fields, also fields that are not in the contract', () => {
    expect(mergeProfile(stored, signIn())).toEqual({ ...stored, updatedAt: NOW });
  });

  it('adds a new sign-in method once', () => {
    const both = mergeProfile(stored, signIn({ player: google }));
    expect(both).toMatchObject({ signInMethod: 'google', signInMethods: ['phone', 'google'], displayName: 'Chosen' });
    expect(mergeProfile(both, signIn())).toMatchObject({
      signInMethod: 'phone',
      signInMethods: ['phone', 'google'],
    });
  });

  it('fills missing fields of a profile from another system', () => {
    const merged = mergeProfile({ id: 'u1', balance: 4 }, signIn());
    expect(merged).toMatchObject({ uid: 'u1', balance: 4, bonusBalance: 0, isActive: true, signInMethods: ['phone'] });
  });

  it('never takes the uid from the document', () => {
    expect(mergeProfile({ ...stored, id: 'u2', uid: 'u2' }, signIn())).toMatchObject({
      id: 'u1',
      uid: 'u1',
    });
  });

  it('keeps contacts that are not in the token', () => {
    const merged = mergeProfile(stored, signIn({ player: { ...google, phoneNumber: undefined } }));
    expect(merged).toMatchObject({ phoneNumber: '+254712345678', email: 'w@example.com' });
  });

  it('keeps the later time of two sign-ins', () => {
    const older = { ...player, authTime: player.authTime - 500 };
    expect(mergeProfile(stored, signIn({ player: older }))['lastSignInAt']).toBe('2026-11-02T09:59:00.000Z');
  });
});

describe('consent', () => {
  it('is recorded once, with its time', () => {
    const first = mergeProfile(undefined, signIn({ consent }));
    expect(first).toMatchObject({ ageConfirmedAt: NOW, termsAcceptedAt: NOW });
    const second = mergeProfile(first, signIn({ consent, now: '2026-12-01T00:00:00.000Z' }));
    expect(second).toMatchObject({ ageConfirmedAt: NOW, termsAcceptedAt: NOW });
  });

  it('is not recorded when the player did not give it', () => {
    expect(mergeProfile(undefined, signIn())).not.toHaveProperty('ageConfirmedAt');
  });
});

describe('a way to sign in that is new to an account', () => {
  let server: SignInApp;
  beforeEach(async () => {
    server = await startSignInApp();
    await server.put('users', { id: 'uid-1', uid: 'uid-1', signInMethods: ['google'], signInMethod: 'google' });
  });
  afterEach(() => server.close());

  const signInAs = (authTime?: number) =>
    server.ask('/users/session', { method: 'POST', body: {}, as: { uid: 'uid-1', ...(authTime && { authTime }) } });
  const kinds = async () =>
    ((await server.ask('/users/me/notifications')).data as { kind: string }[]).map(({ kind }) => kind);

  it('is told to the player, once', async () => {
    expect((await signInAs()).status).toBe(200);
    expect((await signInAs()).status).toBe(200);
    expect((await kinds()).filter((kind) => kind === 'signInMethod')).toEqual(['signInMethod']);
  });

  it('needs a fresh sign-in', async () => {
    expect(await signInAs(nowSeconds() - 600)).toMatchObject({ status: 401, code: 'token_revoked' });
    expect((await server.store.get('users', 'uid-1'))?.signInMethods).toEqual(['google']);
  });

  it('is nothing new in an account without any, or with this one', async () => {
    await server.put('users', { id: 'uid-1', uid: 'uid-1', signInMethods: ['phone'] });
    expect((await signInAs(nowSeconds() - 600)).status).toBe(200);
    await server.put('users', { id: 'uid-1', uid: 'uid-1' });
    expect((await signInAs(nowSeconds() - 600)).status).toBe(200);
    expect(await kinds()).not.toContain('signInMethod');
  });
});
