import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createLocalJWKSet, type CryptoKey, type JWTVerifyGetKey, SignJWT } from 'jose';
import { claimsOf, makeKeys, nowSeconds, PROJECT, signedToken, unsignedToken } from '../testing/fakeTokens.ts';
import type { AccountCheck } from './AccountCheck.ts';
import { createSignedVerifier } from './createTokenVerifier.ts';
import { SignInRefused } from '../errors/ApiError.ts';

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

describe('the verifier of production', () => {
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
    await expect(verify(signedToken(anothers, { expiresIn: -60 }))).rejects.toMatchObject({ code: 'unauthenticated' });
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
