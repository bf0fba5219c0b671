import { describe, expect, it } from '@jest/globals';
import { claimsOf, type FakeClaims, nowSeconds } from '../testing/fakeTokens.ts';
import { readClaims } from './claims.ts';
import { SignInRefused } from '../errors/ApiError.ts';

const read = (claims?: FakeClaims) => readClaims(claimsOf(claims));

describe('reading the claims of a token', () => {
  it('gives a phone player', () => {
    const authTime = nowSeconds() - 60;
    expect(read({ uid: 'u', authTime })).toEqual({
      uid: 'u',
      authTime,
      signInMethod: 'phone',
      phoneNumber: '+254712345678',
    });
  });

  it('gives a Google player', () => {
    const claims = { phone_number: undefined, email: 'wanjiru@example.com', name: 'Wanjiru', picture: 'https://x/y' };
    expect(read({ method: 'google.com', claims })).toMatchObject({
      signInMethod: 'google',
      email: 'wanjiru@example.com',
      name: 'Wanjiru',
      picture: 'https://x/y',
    });
  });

  it('allows a clock that is a little fast', () => {
    expect(read({ authTime: nowSeconds() + 3 }).uid).toBe('uid-1');
  });

  it.each<[string, FakeClaims]>([
    ['no uid', { uid: '' }],
    ['a uid that is too long', { uid: 'u'.repeat(129) }],
    ['a sign-in in the future', { authTime: nowSeconds() + 60 }],
    ['an issue in the future', { claims: { iat: nowSeconds() + 60 } }],
    ['no sign-in time', { claims: { auth_time: undefined } }],
    ['a sign-in method that the site does not offer', { method: 'anonymous' }],
    ['a method named as a property of every object', { method: 'constructor' }],
    ['no sign-in method', { claims: { firebase: {} } }],
    ['several audiences', { claims: { aud: ['demo-karata', 'other'] } }],
    ['a phone number that is not text', { claims: { phone_number: 254 } }],
  ])('refuses %s', (_what, claims) => {
    expect(() => read(claims)).toThrow(SignInRefused);
  });
});
