import { describe, expect, it } from '@jest/globals';
import { plainWords } from '@/shared/i18n';
import { ADVICE, errorMessageId, type SignInStep } from './signInErrors';
import messages from './messages';

const english = (id: string) => plainWords('en', messages.en).formatMessage({ id });
const text = (step: SignInStep, code: string) => english(errorMessageId(step, code));

/** These texts are shown to players and must match exactly. */
describe('the message for an error', () => {
  it.each([
    ['invalid-phone-number', 'Please enter a valid phone number with country code.'],
    ['missing-phone-number', 'Please enter a phone number.'],
    ['too-many-requests', 'Too many SMS requests. Please wait before trying again.'],
    ['captcha-check-failed', 'Security verification failed. Please try again.'],
    ['invalid-app-credential', 'Authentication service configuration error. Please contact support.'],
    ['quota-exceeded', 'SMS quota exceeded. Please try again later or contact support.'],
    ['app-deleted', 'Application configuration error. Please contact support.'],
    ['unauthorized-domain', 'This domain is not authorized for phone authentication.'],
    ['captcha-setup-failed', 'Failed to initialize reCAPTCHA. Please refresh the page and try again.'],
    ['anything-else', 'Failed to send verification code. Please try again.'],
  ])('while sending is the specified one: %s', (code, said) => {
    expect(text('send', code)).toBe(said);
  });

  it.each([
    ['invalid-verification-code', 'Invalid verification code. Please check and try again.'],
    ['invalid-code', 'Invalid verification code. Please try again.'],
    ['invalid-temporary-proof', 'Invalid verification code. Please try again.'],
    ['code-expired', 'Verification code has expired. Please request a new one.'],
    ['missing-verification-id', 'No verification session found. Please request a new code.'],
    ['no-session', 'No confirmation result available. Please request a new OTP.'],
    ['missing-verification-code', 'Please enter a valid 6-digit verification code.'],
    ['anything-else', 'Failed to verify OTP. Please try again.'],
  ])('while verifying is the specified one: %s', (code, said) => {
    expect(text('verify', code)).toBe(said);
  });

  it.each([
    ['popup-closed-by-user', 'Sign-in was cancelled. Please try again.'],
    [
      'account-exists-with-different-credential',
      'An account already exists with this email using a different sign-in method.',
    ],
    ['anything-else', 'Google sign-in failed. Please try again.'],
  ])('at the Google button is the specified one: %s', (code, said) => {
    expect(text('google', code)).toBe(said);
  });

  it.each([
    'email-already-in-use',
    'wrong-password',
    'invalid-credential',
    'user-not-found',
    'too-many-requests',
    'user-disabled',
    'user-token-expired',
    'invalid-verification-code',
    'code-expired',
    'network-request-failed',
    'requires-recent-login',
  ])('is different for the identity code %s at every step', (code) => {
    const steps = ['send', 'verify', 'google'] as const;
    const own = steps.filter((step) => errorMessageId(step, code) !== errorMessageId(step, 'anything-else'));
    expect(own).toEqual(steps);
  });

  it('is different for a lost network and for a refusal', () => {
    expect(text('verify', 'network-request-failed')).toMatch(/offline/);
  });

  it('calls a code msimbo in Kiswahili, never a number', () => {
    const { formatMessage } = plainWords('sw', messages.sw);
    const said = Object.keys(messages.sw).filter((id) => /nambari/i.test(String(formatMessage({ id }))));
    expect(said).toEqual(['auth.error.phoneTooShort', 'auth.error.invalidPhone', 'auth.error.missingPhone']);
  });

  it('is the default for a code that is a property of every object', () => {
    expect(text('google', 'constructor')).toBe('Google sign-in failed. Please try again.');
  });

  it('can be one of the messages of the modal', () => {
    expect(Object.values(ADVICE).map(english)).toEqual([
      'Please enter a valid phone number',
      'Please enter the complete 6-digit verification code',
      'Code expired. Please request a new verification code.',
      'Please try sending the code again. Make sure you complete the security verification if prompted.',
    ]);
  });
});
