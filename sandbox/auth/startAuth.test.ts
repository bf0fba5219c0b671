import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendControl } from './control.ts';
import { AuthClient, type Tokens } from './testing/AuthClient.ts';
import { RunningAuthProcess } from './testing/RunningAuthProcess.ts';

const PHONE = '+254712345678';
/** The players whom a restart keeps. */
const KEPT_PHONE = '+254722000000';
const ZURI = { sub: '2002', email: 'zuri@example.com', name: 'Zuri' };
const TOO_MANY = { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' };

const folder = mkdtempSync(path.join(tmpdir(), 'karata-auth-'));
let auth: RunningAuthProcess;
let client: AuthClient;
let before: Record<'phone' | 'google', Tokens>;
async function start(env: Record<string, string> = {}): Promise<void> {
  auth = await RunningAuthProcess.start({ DATA_DIR: folder, ...env });
  client = new AuthClient(auth.url);
}
afterAll(() => rmSync(folder, { recursive: true }));

describe('the identity service', () => {
  beforeAll(() => start());
  afterAll(() => auth.end());

  it('stores nothing before there is a user', async () => {
    expect(readdirSync(folder)).toEqual([]);
  });

  it('signs in a phone with the test code, and signs in the same player the next time', async () => {
    const first = await client.signIn(PHONE);
    const again = await client.signIn(PHONE);
    expect(first.localId).toMatch(/^\w{28}$/);
    expect(again.localId).toBe(first.localId);
  });

  it('refuses a wrong code, and accepts the right code afterwards', async () => {
    const session = await client.sendCode(PHONE);
    expect((await client.confirmCode(session, '654321')).error?.message).toBe('INVALID_CODE');
    expect((await client.confirmCode(session, '123456')).error).toBeUndefined();
  });

  it('refuses a code that was used before', async () => {
    const session = await client.sendCode(PHONE);
    await client.confirmCode(session, '123456');
    expect((await client.confirmCode(session, '123456')).error?.message).toBe('INVALID_SESSION_INFO');
  });

  it('refuses an expired code, and accepts a code that is sent later', async () => {
    const session = await client.sendCode(PHONE);
    await sendControl(auth.url, { action: 'expireCodes', phoneNumber: PHONE });
    expect((await client.confirmCode(session, '123456')).error?.message).toBe('SESSION_EXPIRED');
    expect((await client.signIn(PHONE)).error).toBeUndefined();
  });

  it('signs in a Google account', async () => {
    const { idToken } = await client.signInWithGoogle({ sub: '1001', email: 'amani@example.com', name: 'Amani' });
    expect((await client.lookUp(idToken)).users).toMatchObject([{ email: 'amani@example.com', displayName: 'Amani' }]);
  });

  it('refuses a disabled player until the player is enabled again', async () => {
    const { refreshToken, idToken } = await client.signIn('+254700000001');
    await sendControl(auth.url, { action: 'setDisabled', phoneNumber: '+254700000001', isDisabled: true });
    expect((await client.refresh(refreshToken)).error?.message).toBe('USER_DISABLED');
    expect((await client.lookUp(idToken)).error?.message).toBe('USER_DISABLED');
    await sendControl(auth.url, { action: 'setDisabled', phoneNumber: '+254700000001', isDisabled: false });
    expect((await client.refresh(refreshToken)).error).toBeUndefined();
  });

  it('ends sessions that began before the time that the owner sets', async () => {
    const { localId, refreshToken } = await client.signIn('+254700000002');
    expect((await client.refresh(refreshToken)).user_id).toBe(localId);
    const validSince = String(Math.floor(Date.now() / 1000) + 1);
    await client.asOwner('projects/demo-karata/accounts:update', { localId, validSince });
    expect((await client.refresh(refreshToken)).error?.message).toBe('TOKEN_EXPIRED');
  });

  it.each([
    [{ action: 'setDisabled', phoneNumber: '+254799999999', isDisabled: true }, 404],
    [{ action: 'expireCodes', phoneNumber: '+254799999999' }, 404],
    [{ action: 'dance' }, 400],
  ])('refuses %j', async (body, status) => {
    const answer = await fetch(`${auth.url}/emulator/control`, { method: 'POST', body: JSON.stringify(body) });
    expect(answer.status).toBe(status);
  });

  it.each(['/emulator/auth/handler?apiKey=demo-key&providerId=google.com', '/emulator/auth/iframe'])(
    'loads nothing from other origins in %s',
    async (address) => {
      const answer = await fetch(auth.url + address);
      expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringContaining(`default-src 'none'`),
      ]);
      expect(await answer.text()).not.toMatch(/(?:src|href)="https?:/);
    },
  );

  it('says that there is no bot check', async () => {
    const answer = await fetch(`${auth.url}/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=demo-key`);
    expect(await answer.json()).toEqual({ recaptchaKey: '', recaptchaEnforcementState: [] });
  });

  it('prints no phone number and no code, and ends on a signal', async () => {
    const [phone, google] = [await client.signIn(KEPT_PHONE), await client.signInWithGoogle(ZURI)];
    before = { phone, google };
    expect(await auth.end('SIGTERM')).toBe(0);
    expect(auth.output).toBe('');
  });
});

/** How long a code lasts here. */
const CODE_SECONDS = 3;

describe('the identity service after a restart with other settings', () => {
  beforeAll(() =>
    start({
      AUTH_CODE_TTL_SECONDS: String(CODE_SECONDS),
      AUTH_CODES_PER_PHONE: '2',
      AUTH_CODES_PER_ADDRESS: '7',
    }),
  );
  afterAll(() => auth.end());

  it('has kept players, their linked accounts, and their sessions', async () => {
    const { phone, google } = before;
    expect((await client.refresh(phone.refreshToken)).user_id).toBe(phone.localId);
    expect((await client.signIn(KEPT_PHONE)).localId).toBe(phone.localId);
    expect((await client.lookUp(google.idToken)).users).toMatchObject([{ displayName: 'Zuri' }]);
    expect((await client.signInWithGoogle(ZURI)).localId).toBe(google.localId);
  });

  it('lets codes last as long as the setting says', async () => {
    const session = await client.sendCode(PHONE);
    // A wrong code is refused as wrong while the right one would be taken.
    expect((await client.confirmCode(session, '654321')).error?.message).toBe('INVALID_CODE');
    await new Promise((resolve) => setTimeout(resolve, CODE_SECONDS * 1_000 + 50));
    expect((await client.confirmCode(session, '123456')).error?.message).toBe('SESSION_EXPIRED');
  });

  it('refuses codes for a phone that had too many, and for no other', async () => {
    await client.sendCode('+254712345670');
    await client.sendCode('+254712345670');
    expect(await client.askCode('+254712345670')).toMatchObject({ error: TOO_MANY });
    expect(await client.askCode('+254712345671')).toHaveProperty('sessionInfo');
  });

  it('refuses codes for an address that had too many, whatever the phone', async () => {
    expect(await client.askCode('+254712345672')).toHaveProperty('sessionInfo');
    expect(await client.askCode('+254712345673')).toMatchObject({ error: TOO_MANY });
  });

  it('ends with its parent process', async () => {
    expect(await auth.end('disconnect')).toBe(0);
  });
});

it('the identity service names the file that cannot be read', async () => {
  writeFileSync(path.join(folder, 'auth', 'accounts.json'), '{"users":');
  await expect(start()).rejects.toThrow(/accounts\.json is no JSON: delete it, or run npm run reset/);
});
