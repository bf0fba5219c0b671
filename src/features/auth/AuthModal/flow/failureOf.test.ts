import { describe, expect, it } from '@jest/globals';
import { IdentityError } from '@/identity';
import { failureOf } from './failureOf';

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
