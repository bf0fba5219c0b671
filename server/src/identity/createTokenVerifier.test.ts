import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Config } from '../config/Config.ts';
import { type FakeEmulator, startFakeEmulator } from '../testing/fakeEmulator.ts';
import { type FakeClaims, makeKeys, nowSeconds, PROJECT, signedToken, unsignedToken } from '../testing/fakeTokens.ts';
import { createTokenVerifier } from './createTokenVerifier.ts';

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
