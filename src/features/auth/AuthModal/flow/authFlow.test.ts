import { describe, expect, it } from '@jest/globals';
import { IdentityError } from '@/identity';
import {
  type AuthEvent,
  type AuthFailure,
  type AuthFlow,
  failureOf,
  INITIAL_STATUS,
  reduceAuthFlow,
  stepName,
} from './authFlow';

const INITIAL_FLOW: AuthFlow = { ...INITIAL_STATUS, step: 'phone' };

const after = (...events: AuthEvent[]): AuthFlow => events.reduce(reduceAuthFlow, INITIAL_FLOW);

const CODE_SENT = { type: 'codeSent', sentAt: 5000 } as const;
const SENT: AuthEvent[] = [{ type: 'sendStarted' }, { ...CODE_SENT, attempt: 1 }];
const TYPED: AuthEvent = { type: 'codeTyped' };
const failed = (attempt: number, own: Partial<AuthFailure> = {}): AuthEvent => ({
  type: 'failed',
  call: 'verify',
  attempt,
  failure: { at: 'field', messageId: 'x', ...own },
});

describe('the steps of the sign-in', () => {
  it('begin with the phone number', () => {
    expect(after()).toMatchObject({ step: 'phone', activity: 'idle', entry: 0, failure: null });
  });

  it('go to the code after it is sent', () => {
    expect(after({ type: 'sendStarted' })).toMatchObject({ step: 'phone', activity: 'sending' });
    const { sentAt } = CODE_SENT;
    expect(after(...SENT)).toMatchObject({ step: 'otp', activity: 'idle', sentAt, isResent: false });
  });

  it('stay at the number when nothing was sent', () => {
    expect(after({ type: 'sendStarted' }, failed(1))).toMatchObject({
      step: 'phone',
      activity: 'idle',
      failure: { messageId: 'x' },
    });
  });

  it('clear an error when something new begins', () => {
    expect(after({ type: 'sendStarted' }, failed(1), { type: 'sendStarted' }).failure).toBeNull();
    expect(after(...SENT, TYPED, failed(1), TYPED).failure).toBeNull();
  });

  it('clear a wrong code, and keep a code that could not be checked', () => {
    const verifying = [...SENT, TYPED, { type: 'verifyStarted' } as const];
    const { entry } = after(...verifying);
    expect(after(...verifying, failed(2, { clearsCode: true })).entry).not.toBe(entry);
    expect(after(...verifying, failed(2)).entry).toBe(entry);
  });

  it('say that a new code was sent, and clear the typed digits of the old code', () => {
    const { entry } = after(...SENT, TYPED);
    const resent = after(...SENT, TYPED, { type: 'sendStarted' }, { ...CODE_SENT, attempt: 2, sentAt: 9000 });
    expect(resent).toMatchObject({ step: 'otp', sentAt: 9000, isResent: true });
    expect(resent.entry).not.toBe(entry);
    expect(reduceAuthFlow(resent, TYPED).isResent).toBe(false);
  });

  it('stay at the code when a new code could not be sent', () => {
    expect(after(...SENT, { type: 'sendStarted' }, failed(2))).toMatchObject({ step: 'otp', activity: 'idle' });
  });

  it('go back without code and error', () => {
    const typed = after(...SENT, TYPED, failed(1));
    const back = reduceAuthFlow(typed, { type: 'wentBack' });
    expect(back).toMatchObject({ step: 'phone', failure: null });
    expect(back.entry).not.toBe(typed.entry);
  });

  it('go back from an expired code after a pause for reading, and say to ask for a new code', () => {
    const expired = failed(2, { messageId: 'auth.error.codeExpired', followUp: 'codeExpired' });
    const read = after(...SENT, { type: 'verifyStarted' }, expired, { type: 'failureAged' });
    expect(read).toMatchObject({ step: 'phone', activity: 'idle' });
    expect(read.failure).toEqual({ at: 'field', messageId: 'auth.error.codeExpiredAdvice' });
  });

  it('replace a failed bot check with advice, on the step where it failed', () => {
    const captcha = failed(2, { followUp: 'captchaAdvice' });
    const read = after(...SENT, { type: 'sendStarted' }, captcha, { type: 'failureAged' });
    expect(read).toMatchObject({ step: 'otp', failure: { at: 'field', messageId: 'auth.error.captchaAdvice' } });
    expect(read.failure?.followUp).toBeUndefined();
  });

  it('keep an error that leads to another step, also when the player types', () => {
    const expired = failed(2, { messageId: 'auth.error.codeExpired', followUp: 'codeExpired' });
    const read = after(...SENT, { type: 'verifyStarted' }, expired, TYPED, { type: 'failureAged' });
    expect(read).toMatchObject({ step: 'phone', failure: { messageId: 'auth.error.codeExpiredAdvice' } });
  });

  it('cannot be left while the code is verified', () => {
    const verifying = after(...SENT, TYPED, { type: 'verifyStarted' });
    expect(reduceAuthFlow(verifying, { type: 'wentBack' })).toBe(verifying);
  });

  it('are at rest when the code was right', () => {
    const verified = after(...SENT, TYPED, { type: 'verifyStarted' }, { type: 'verified' });
    expect(verified).toMatchObject({ activity: 'idle', failure: null });
  });

  it('keep other errors', () => {
    const flow = after({ type: 'sendStarted' }, failed(1));
    expect(reduceAuthFlow(flow, { type: 'failureAged' })).toBe(flow);
  });

  it('ignore the answer to a step that was left', () => {
    const left = after({ type: 'sendStarted' }, { type: 'wentBack' });
    expect(reduceAuthFlow(left, { ...CODE_SENT, attempt: 1 })).toBe(left);
    expect(reduceAuthFlow(left, failed(1))).toBe(left);
    const again = reduceAuthFlow(left, { type: 'sendStarted' });
    expect(reduceAuthFlow(again, { ...CODE_SENT, attempt: 1 }).step).toBe('phone');
    expect(reduceAuthFlow(again, { ...CODE_SENT, attempt: 3 }).step).toBe('otp');
  });
});

describe('a step of the sign-in', () => {
  const failure: AuthFailure = { at: 'field', messageId: 'x' };

  it.each<[string, AuthEvent]>([
    ['auth/codeRequested', { type: 'sendStarted' }],
    ['auth/codeNotSent', { type: 'failed', attempt: 0, call: 'send', failure }],
    ['auth/codeRefused', { type: 'failed', attempt: 0, call: 'verify', failure }],
    ['auth/entryRefused', { type: 'refused', failure }],
    ['auth/googleRefused', { type: 'refused', failure: { ...failure, at: 'google' } }],
    ['auth/codeExpired', { type: 'failureAged' }],
  ])('has the name %s in the store', (name, event) => {
    expect(stepName(event, INITIAL_FLOW)).toBe(name);
  });

  it('is not recorded when it changes nothing', () => {
    expect(after(TYPED)).toBe(INITIAL_FLOW);
    expect(after({ type: 'failureCleared' })).toBe(INITIAL_FLOW);
  });
});

describe('a failed call', () => {
  it.each([
    ['code-expired', 'codeExpired'],
    ['session-expired', 'codeExpired'],
    ['invalid-verification-id', 'codeExpired'],
    ['invalid-verification-code', undefined],
    ['network-request-failed', undefined],
  ])('to verify with %s is followed by %s', (code, followUp) => {
    expect(failureOf('verify', new IdentityError(code)).followUp).toBe(followUp);
  });

  it.each([
    ['captcha-check-failed', 'captchaAdvice'],
    ['captcha-setup-failed', 'captchaAdvice'],
    ['too-many-requests', undefined],
  ])('to send with %s is followed by %s', (code, followUp) => {
    expect(failureOf('send', new IdentityError(code)).followUp).toBe(followUp);
  });

  it('clears the code only when the code was wrong', () => {
    expect(failureOf('verify', new IdentityError('invalid-verification-code')).clearsCode).toBe(true);
    expect(failureOf('verify', new IdentityError('invalid-code')).clearsCode).toBe(true);
    expect(failureOf('verify', new IdentityError('network-request-failed')).clearsCode).toBe(false);
  });

  it('says that no code was requested when the service knows of none', () => {
    expect(failureOf('verify', new IdentityError('no-session')).messageId).toBe('auth.error.noConfirmation');
  });

  it('is shown at the Google button when Google failed, and nothing follows', () => {
    expect(failureOf('google', new IdentityError('popup-closed-by-user'))).toMatchObject({
      at: 'google',
      messageId: 'auth.error.googleCancelled',
      followUp: undefined,
    });
  });

  it('to send shows the message of the service when the table has no message for it', () => {
    expect(failureOf('send', new IdentityError('operation-not-allowed', 'SMS is off here.')).said).toBe(
      'SMS is off here.',
    );
    expect(failureOf('send', new IdentityError('quota-exceeded', 'Exceeded quota.')).said).toBeUndefined();
    expect(failureOf('verify', new IdentityError('operation-not-allowed', 'SMS is off.')).said).toBeUndefined();
  });

  it('to send is followed by advice when the service names the bot check', () => {
    expect(failureOf('send', new IdentityError('x', 'The reCAPTCHA was not solved.')).followUp).toBe('captchaAdvice');
  });

  it('has a message for an unknown kind of error', () => {
    expect(failureOf('send', new TypeError('boom')).messageId).toBe('auth.error.sendFailed');
  });
});
