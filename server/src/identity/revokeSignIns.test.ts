import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jwtVerify } from 'jose';
import { type FakeEmulator, startFakeEmulator } from '../testing/fakeEmulator.ts';
import { emulatedIdentity } from '../testing/fakeTokens.ts';
import { startSignInApp } from '../testing/startSignInApp.ts';
import { createTokenVerifier } from './createTokenVerifier.ts';
import { createRevokeSignIns, serviceAccountToken } from './revokeSignIns.ts';

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2_048 });

let google: Server;
let url: string;
let folder: string;
let asked: { path: string; authorization: string | undefined; body: string }[];
let emulator: FakeEmulator;
beforeEach(async () => {
  asked = [];
  google = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    asked.push({ path, authorization: headers.authorization, body: await text(request) });
    response.end(JSON.stringify({ access_token: 'token of the account' }));
  }).listen(0, '127.0.0.1');
  await once(google, 'listening');
  url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  folder = mkdtempSync(path.join(tmpdir(), 'karata-account-'));
  emulator = await startFakeEmulator();
});
afterEach(async () => {
  google.close();
  rmSync(folder, { recursive: true });
  await emulator.close();
});

function accountFile(): string {
  const file = path.join(folder, 'account.json');
  const private_key = KEYS.privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(file, JSON.stringify({ client_email: 'server@live.example', private_key, token_uri: `${url}/token` }));
  return file;
}

describe('ending all sign-ins at the provider', () => {
  it('is asked of Google in production, by a service account', async () => {
    const ownerToken = serviceAccountToken(accountFile());
    await createRevokeSignIns({ projectId: 'live', toolkit: url, ownerToken })('uid-1');
    const [granted, updated] = asked;
    const assertion = new URLSearchParams(granted?.body).get('assertion') ?? '';
    const { payload } = await jwtVerify(assertion, KEYS.publicKey, { audience: `${url}/token` });
    expect(payload).toMatchObject({ iss: 'server@live.example', scope: expect.stringContaining('identitytoolkit') });
    expect(updated).toMatchObject({
      path: '/v1/projects/live/accounts:update',
      authorization: 'Bearer token of the account',
    });
    expect(JSON.parse(updated?.body ?? '')).toEqual({
      localId: 'uid-1',
      validSince: expect.stringMatching(/^\d{10}$/),
    });
  });

  it('is asked of the emulator at home', async () => {
    await createTokenVerifier({ mode: 'sandbox', identity: emulatedIdentity(emulator.url) }).revoke?.('uid-1');
    expect(emulator.revoked).toEqual(['uid-1']);
  });

  it('that fails says that the provider is away', async () => {
    const revoke = createRevokeSignIns({
      projectId: 'p',
      toolkit: 'http://127.0.0.1:1',
      ownerToken: async () => 'owner',
    });
    await expect(revoke('uid-1')).rejects.toMatchObject({ status: 503, code: 'identity_unavailable' });
  });

  it('that the provider refuses fails too', async () => {
    google.removeAllListeners('request').on('request', (_request, response) => response.writeHead(403).end());
    const revoke = createRevokeSignIns({ projectId: 'live', toolkit: url, ownerToken: async () => 'owner' });
    await expect(revoke('uid-1')).rejects.toMatchObject({ status: 503, code: 'identity_unavailable' });
  });

  it('still ends every sign-in here when it fails', async () => {
    const revoke = () => Promise.reject(new Error('away'));
    const player = { uid: 'uid-1', signInMethod: 'phone', authTime: Math.floor(Date.now() / 1_000) } as const;
    const verifier = { verify: async () => player, checkAccount: async () => undefined, revoke };
    const production = await startSignInApp({}, { verifier });
    await production.ask('/users/session', { method: 'POST', body: {} });
    expect(await production.ask('/users/me/sign-out-everywhere', { method: 'POST' })).toMatchObject({ status: 200 });
    expect(await production.ask('/users/me')).toMatchObject({ status: 401, code: 'token_revoked' });
    await production.close();
  });

  it('needs a file that is the key of an account', () => {
    expect(() => serviceAccountToken(path.join(folder, 'none.json'))).toThrow(
      /^FIREBASE_SERVICE_ACCOUNT is .+ JSON file/,
    );
  });
});
