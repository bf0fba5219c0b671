import { describe, expect, it } from '@jest/globals';
import { IdentityError } from '../identity';
import { toIdentityError, translated } from './toIdentityError';
import { toIdentityUser } from './toIdentityUser';

describe('an error of the SDK', () => {
  it('keeps its code without the prefix, and its message without phone numbers', () => {
    const thrown = Object.assign(new Error('Firebase: +254712345678 is no number (auth/invalid-phone-number).'), {
      code: 'auth/invalid-phone-number',
    });
    const error = toIdentityError(thrown);
    expect(error.code).toBe('invalid-phone-number');
    expect(error.said).toBe('••• is no number');
    expect(error.message).not.toContain('254');
  });

  it('has no message when the SDK says only that it failed', () => {
    const thrown = Object.assign(new Error('Firebase: Error (auth/internal-error).'), { code: 'auth/internal-error' });
    expect(toIdentityError(thrown)).toMatchObject({ code: 'internal-error', said: undefined });
  });

  it.each([null, undefined, 'text', new Error('no code'), { code: 7 }])(
    'is an internal error when it is %p',
    (thrown) => {
      expect(toIdentityError(thrown).code).toBe('internal-error');
    },
  );

  it('is unchanged when it is our own error', async () => {
    const own = new IdentityError('no-session');
    await expect(translated(() => Promise.reject(own))).rejects.toBe(own);
  });
});

describe('the user of the SDK', () => {
  it('is passed on with the linked sign-in methods, and without a token', () => {
    const provider = (providerId: string) => ({ providerId }) as never;
    const user = toIdentityUser({
      uid: 'u1',
      displayName: null,
      phoneNumber: '+254712345678',
      email: null,
      providerData: [provider('phone'), provider('google.com'), provider('password')],
      refreshToken: 'secret',
    } as Parameters<typeof toIdentityUser>[0]);
    expect(user).toEqual({
      uid: 'u1',
      displayName: null,
      phoneNumber: '+254712345678',
      email: null,
      methods: ['phone', 'google'],
    });
  });
});
