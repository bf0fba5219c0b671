import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLocalJWKSet, type CryptoKey, type JWTVerifyGetKey, SignJWT } from 'jose';
import type { Config } from '../config/Config.ts';
import { type FakeEmulator, startFakeEmulator } from '../testing/fakeEmulator.ts';
import {
  claimsOf,
  type FakeClaims,
  makeKeys,
  nowSeconds,
  PROJECT,
  signedToken,
  unsignedToken,
} from '../testing/fakeTokens.ts';
import { type AccountCheck, createSignedVerifier, createTokenVerifier } from './createTokenVerifier.ts';
import { SignInRefused } from '../errors/ApiError.ts';

let emulator: FakeEmulator;
beforeEach(async () => {
  emulator = await startFakeEmulator();
});
afterEach(() => emulator.close());

const verifierOf = (mode: Config['mode'], emulatorUrl: string | undefined = emulator.url) =>
  createTokenVerifier({
    mode,
    identity: { projectId: PROJECT, apiKey: 'demo-key', authDomain: '', serviceAccount: '', emulatorUrl },
  });

describe('the verifier of the sandbox', () => {
  it('accepts a token of a player in the emulator', async () => {
    expect(await verifierOf('sandbox').verify(unsignedToken({ uid: 'u' }))).toMatchObject({ uid: 'u' });
  });

  it.each([
    ['USER_NOT_FOUND', 'token_revoked'],
    ['TOKEN_EXPIRED', 'token_revoked'],
    ['USER_DISABLED', 'account_disabled'],
    ['INVALID_ID_TOKEN : no such thing', 'unauthenticated'],
    ['PROJECT_DISABLED', 'identity_unavailable'],
  ])('turns %s into %s', async (message, code) => {
    emulator.faults.set('uid-1', message);
    await expect(verifierOf('sandbox').verify(unsignedToken())).rejects.toMatchObject({ code });
  });

  it.each<[string, string, FakeClaims]>([
    ['an expired token', 'token_expired', { expiresIn: -60 }],
    ["another project's token", 'unauthenticated', { project: 'another' }],
    ['a sign-in of the future', 'unauthenticated', { authTime: nowSeconds() + 600 }],
    ['a token without a uid', 'unauthenticated', { uid: '' }],
  ])('refuses %s without asking the emulator', async (_what, code, claims) => {
    await expect(verifierOf('sandbox').verify(unsignedToken(claims))).rejects.toMatchObject({ code });
    expect(emulator.asked()).toBe(0);
  });

  it('refuses a signed token, because the emulator makes unsigned tokens', async () => {
    const token = await signedToken((await makeKeys()).privateKey);
    await expect(verifierOf('sandbox').verify(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('reports that the emulator cannot be reached, not that the token is invalid', async () => {
    const gone = verifierOf('sandbox', 'http://127.0.0.1:1');
    await expect(gone.verify(unsignedToken())).rejects.toMatchObject({ status: 503, code: 'identity_unavailable' });
  });
});

describe('the verifier of production', () => {
  it('refuses an unsigned token, also of a player in the emulator', async () => {
    await expect(verifierOf('production').verify(unsignedToken())).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(emulator.asked()).toBe(0);
  });

  it('cannot be created without a project', () => {
    const identity = { projectId: '', apiKey: '', authDomain: '', serviceAccount: '', emulatorUrl: undefined };
    expect(() => createTokenVerifier({ mode: 'production', identity })).toThrow(
      /^FIREBASE_PROJECT_ID is missing.+\nFIREBASE_API_KEY is missing/,
    );
  });
});

describe('the verifier of signed tokens', () => {
  let ours: CryptoKey;
  let anothers: CryptoKey;
  let keys: JWTVerifyGetKey;
  beforeAll(async () => {
    const made = await makeKeys();
    ours = made.privateKey;
    keys = createLocalJWKSet({ keys: [made.publicJwk] });
    anothers = (await makeKeys()).privateKey;
  });

  const checkAccount = jest.fn<AccountCheck>(() => Promise.resolve());
  const makeVerifier = (keySet = keys) => createSignedVerifier({ projectId: PROJECT, keys: keySet, checkAccount });
  const verify = async (token: string | Promise<string>, keySet = keys) => makeVerifier(keySet).verify(await token);

  it('accepts a token signed with the key of the provider', async () => {
    expect(await verify(signedToken(ours))).toMatchObject({ uid: 'uid-1', phoneNumber: '+254712345678' });
  });

  it.each<[string, () => string | Promise<string>]>([
    ['an unsigned token', () => unsignedToken()],
    ['a token signed by another key', () => signedToken(anothers)],
    ['a token of another project', () => signedToken(ours, { project: 'another' })],
    ['a token of another issuer', () => signedToken(ours, { claims: { iss: 'https://accounts.google.com' } })],
    ['a token for another audience', () => signedToken(ours, { claims: { aud: 'another' } })],
    ['a token that never ends', () => signedToken(ours, { claims: { exp: undefined } })],
    ['a sign-in of the future', () => signedToken(ours, { authTime: nowSeconds() + 600 })],
    ['a token without a uid', () => signedToken(ours, { uid: '' })],
    ['garbage', () => 'garbage'],
    ['garbage of three parts', () => 'a.b.c'],
    ['a token whose claims were changed', async () => withClaims(await signedToken(ours), { uid: 'uid-2' })],
    ['a secret made of the public key', () => signedBySecret()],
    ['a key that the provider does not have', () => signedToken(ours).then((token) => withKeyId(token, 'none'))],
  ])('refuses %s', async (_what, token) => {
    await expect(verify(token())).rejects.toMatchObject({ name: 'SignInRefused', code: 'unauthenticated' });
  });

  it('tells an expired token from an invalid one', async () => {
    await expect(verify(signedToken(ours, { expiresIn: -60 }))).rejects.toMatchObject({ code: 'token_expired' });
    await expect(verify(signedToken(anothers, { expiresIn: -60 }))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('asks the provider for keys only when needed', async () => {
    await verify(signedToken(ours));
    expect(checkAccount).not.toHaveBeenCalled();
    checkAccount.mockRejectedValueOnce(new SignInRefused('account_disabled'));
    await expect(makeVerifier().checkAccount('token', 'uid-1')).rejects.toMatchObject({ code: 'account_disabled' });
  });

  it('reports that keys could not be loaded, not that the token is invalid', async () => {
    const noKeys: JWTVerifyGetKey = () => Promise.reject(new TypeError('fetch failed'));
    await expect(verify(signedToken(ours), noKeys)).rejects.toMatchObject({
      status: 503,
      code: 'identity_unavailable',
    });
  });

  const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const withClaims = (token: string, changed: { uid: string }): string => {
    const [head, , signature] = token.split('.');
    return [head, base64(claimsOf(changed)), signature].join('.');
  };
  const withKeyId = (token: string, kid: string): string => {
    const [, claims, signature] = token.split('.');
    return [base64({ alg: 'RS256', kid }), claims, signature].join('.');
  };
  const signedBySecret = (): Promise<string> =>
    new SignJWT(claimsOf())
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .sign(Buffer.from('the public key, as text, is known'));
});
