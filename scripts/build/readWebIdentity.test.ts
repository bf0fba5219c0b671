import { describe, expect, it } from '@jest/globals';
import { readWebIdentity } from './readWebIdentity.ts';

const PROJECT = { FIREBASE_PROJECT_ID: 'casino-ke', FIREBASE_API_KEY: 'key' };

describe('the identity service of a build', () => {
  it.each([{}, { FIREBASE_PROJECT_ID: ' ', FIREBASE_API_KEY: '' }])(
    'is the sandbox when %j names no project',
    (env) => {
      expect(readWebIdentity(env)).toEqual({
        isSandbox: true,
        apiKey: 'demo-key',
        authDomain: '',
        projectId: 'demo-karata',
      });
    },
  );

  it('is the named project, with the sign-in pages that Firebase hosts', () => {
    expect(readWebIdentity(PROJECT)).toEqual({
      isSandbox: false,
      apiKey: 'key',
      authDomain: 'casino-ke.firebaseapp.com',
      projectId: 'casino-ke',
    });
    const own = readWebIdentity({ ...PROJECT, FIREBASE_AUTH_DOMAIN: 'auth.casino.example' });
    expect(own.authDomain).toBe('auth.casino.example');
  });

  it.each([
    [{ FIREBASE_PROJECT_ID: 'casino-ke' }, /^FIREBASE_API_KEY is missing/],
    [{ FIREBASE_API_KEY: 'key' }, /^FIREBASE_PROJECT_ID is missing/],
  ])('is refused for %j, half of a project', (env, message) => {
    expect(() => readWebIdentity(env)).toThrow(message);
  });
});
