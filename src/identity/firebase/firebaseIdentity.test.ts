import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeFirebase } from '@/testing/fakeFirebase';
import { initializeApp } from 'firebase/app';
import { type Identity, IdentityError, type IdentityUser } from '../identity';
import { REDIRECT_KEY } from '../lazyIdentity';
import { firebaseIdentity, toIdentityUser } from './firebaseIdentity';
import { plainMessage, toIdentityError, translated } from './toIdentityError';
import { started } from '../../../__mocks__/firebase/app-check';
import { joinAppCheck } from './firebaseApp';

const { FAKE_SMS_CODE, fakeUser, become, resetFakeAuth } = fakeFirebase;

const PHONE = '+254712345678';
const BOX = 'recaptcha-container';
const PLAYER = { uid: 'u1', displayName: null, phoneNumber: PHONE, email: null, methods: ['phone'] };

const failNext = (name: string, code: string) => fakeFirebase.fakeAuth.failures.set(name, code);
const calls = () => fakeFirebase.fakeAuth.calls;

let identity: Identity;
let told: (IdentityUser | null)[];
beforeEach(() => {
  resetFakeAuth();
  document.body.innerHTML = `<div id="${BOX}"></div>`;
  identity = firebaseIdentity();
  told = [];
  identity.watch((user) => told.push(user));
});
afterEach(() => {
  window.sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('sign-in by Firebase', () => {
  it('uses the emulator at the address of the site in the sandbox', () => {
    expect(fakeFirebase.fakeAuth.emulator).toBe(window.location.origin);
  });

  it('reports that nobody is signed in, and has no token', async () => {
    expect(told).toEqual([null]);
    expect(identity.whoIs()).toBeNull();
    expect(await identity.getToken()).toBeNull();
  });
});

describe('sign-in by phone', () => {
  it('sends a code in the language of the page, and signs in with it', async () => {
    document.documentElement.lang = 'sw';
    await identity.sendCode(PHONE, BOX);
    expect(calls()).toContainEqual(['signInWithPhoneNumber', PHONE]);
    expect(fakeFirebase.fakeAuth.languageCode).toBe('sw');
    await identity.confirmCode(FAKE_SMS_CODE);
    expect(told.at(-1)).toEqual(PLAYER);
    expect(identity.whoIs()).toEqual({ uid: 'u1', isByThisTab: true });
    expect([await identity.getToken(), await identity.getToken({ isForced: true })]).toEqual(['token', 'fresh-token']);
  });

  it('removes the bot check after every outcome', async () => {
    await identity.sendCode(PHONE, BOX);
    failNext('signInWithPhoneNumber', 'too-many-requests');
    await expect(identity.sendCode(PHONE, BOX)).rejects.toMatchObject({ code: 'too-many-requests' });
    failNext('render', 'internal-error');
    await expect(identity.sendCode(PHONE, BOX)).rejects.toMatchObject({ code: 'captcha-setup-failed' });
    failNext('render', 'network-request-failed');
    await expect(identity.sendCode(PHONE, BOX)).rejects.toMatchObject({ code: 'network-request-failed' });
    expect(fakeFirebase.fakeAuth.botChecks).toBe(0);
    expect(document.getElementById(BOX)?.children).toHaveLength(0);
  });

  it('refuses a wrong code, which can be tried again, and a code without a request', async () => {
    await expect(identity.confirmCode(FAKE_SMS_CODE)).rejects.toMatchObject({ code: 'no-session' });
    await identity.sendCode(PHONE, BOX);
    await expect(identity.confirmCode('000000')).rejects.toMatchObject({ code: 'invalid-verification-code' });
    await identity.confirmCode(FAKE_SMS_CODE);
    expect(told.at(-1)).toEqual(PLAYER);
  });

  it('drops a code that is no longer needed', async () => {
    await identity.sendCode(PHONE, BOX);
    identity.forgetCode();
    await expect(identity.confirmCode(FAKE_SMS_CODE)).rejects.toMatchObject({ code: 'no-session' });
  });
});

describe('sign-in by Google', () => {
  it('lets the player choose an account in a pop-up window', async () => {
    expect(await identity.signInWithGoogle()).toBe('signed-in');
    expect(calls()).toContainEqual(['signInWithPopup', { prompt: 'select_account' }]);
    expect(told.at(-1)?.methods).toEqual(['google']);
  });

  it('leaves the page when the window is blocked, and has the result after the return', async () => {
    failNext('signInWithPopup', 'popup-blocked');
    const leaving = identity.signInWithGoogle();
    await Promise.resolve();
    window.dispatchEvent(new Event('pagehide'));
    expect(await leaving).toBe('redirecting');
    expect(window.sessionStorage.getItem(REDIRECT_KEY)).not.toBeNull();
    fakeFirebase.fakeAuth.redirected = fakeUser(['google.com']);
    expect(await identity.takeRedirectResult()).toBe(true);
    expect(await identity.takeRedirectResult()).toBe(false);
  });

  it('expects no return when leaving failed, or when the player closed the window', async () => {
    failNext('signInWithPopup', 'popup-blocked');
    failNext('signInWithRedirect', 'unauthorized-domain');
    await expect(identity.signInWithGoogle()).rejects.toMatchObject({ code: 'unauthorized-domain' });
    failNext('signInWithPopup', 'popup-closed-by-user');
    await expect(identity.signInWithGoogle()).rejects.toMatchObject({ code: 'popup-closed-by-user' });
    expect(window.sessionStorage.getItem(REDIRECT_KEY)).toBeNull();
  });

  it('is linked to an account, and can be unlinked while another method is left', async () => {
    await expect(identity.link('google')).rejects.toMatchObject({ code: 'no-current-user' });
    become(fakeUser());
    await identity.link('google');
    await identity.unlink('google');
    expect(calls()).toContainEqual(['unlink', 'google.com']);
    await expect(identity.unlink('google')).rejects.toMatchObject({ code: 'last-sign-in-method' });
  });
});

describe('a session', () => {
  it('of another tab is marked as such', () => {
    become(fakeUser());
    expect(identity.whoIs()).toEqual({ uid: 'u1', isByThisTab: false });
  });

  it('ends after signing out', async () => {
    become(fakeUser());
    await identity.signOut();
    expect(told.at(-1)).toBeNull();
    expect(identity.whoIs()).toBeNull();
  });
});

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

describe('the message of the sign-in service for a failure', () => {
  it('is shown without the name of the SDK and without the code', () => {
    expect(plainMessage('Firebase: SMS is off in your region. (auth/operation-not-allowed).')).toBe(
      'SMS is off in your region.',
    );
  });

  it.each(['+254712345678', '+254 712-345 678', 'simba@example.com'])(
    'contains no phone number and no address: %s',
    (secret) => {
      expect(plainMessage(`No SMS to ${secret} today.`)).toBe('No SMS to ••• today.');
    },
  );

  it('contains no part of a number in brackets, and no key', () => {
    expect(plainMessage('No SMS to (0712) 345.678 today.')).toBe('No SMS to (••• today.');
    expect(plainMessage('API key not valid: AIzaSyA-1234567890abcdefghijk_mno.')).toBe('API key not valid: •••.');
  });

  it('keeps other numbers', () => {
    expect(plainMessage('Wait 30 minutes, then try once more.')).toBe('Wait 30 minutes, then try once more.');
  });

  it.each([
    '',
    'Error',
    'Firebase: Error (auth/internal-error).',
    'Firebase: auth/whatever',
    'Firebase: HTTP Cloud Function returned an error: {"error":{"code":7}} (auth/internal-error).',
    '<html> Bad gateway </html>',
    `Firebase: ${'long '.repeat(60)}(auth/internal-error).`,
  ])('is empty when it is not written for people: %s', (message) => {
    expect(plainMessage(message)).toBeUndefined();
  });
});

const build = globalThis as { __APP_CHECK_KEY__?: string };
describe('the proof that calls come from this site', () => {
  afterEach(() => {
    build.__APP_CHECK_KEY__ = '';
    started.length = 0;
  });

  it('is not there without its key', async () => {
    await joinAppCheck();
    expect(started).toEqual([]);
  });

  it('begins with its key, for the project that signs in', async () => {
    build.__APP_CHECK_KEY__ = 'site-key';
    await joinAppCheck();
    expect(started).toEqual([['site-key', expect.objectContaining({ projectId: 'demo-karata' }), true]]);
  });

  it('begins for the app of another phone too, and is not renewed for it', async () => {
    build.__APP_CHECK_KEY__ = 'site-key';
    await joinAppCheck(initializeApp({ projectId: 'other' }));
    expect(started).toEqual([['site-key', { projectId: 'other' }, false]]);
  });
});
