import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { hasConsent, rememberConsent } from '../../session/consent';
import { keepReferralCode, keptReferralCode } from '../../session/referralCode';
import {
  button,
  callsOf,
  codeBox,
  openModal,
  pass,
  phoneBox,
  press,
  sendCode,
  tab,
  type,
} from '../authModal.testTools';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  rememberConsent(false);
});
afterEach(() => void jest.useRealTimers());

const sendButton = () => button('Send Verification Code');
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const CONSENT_NEEDED = 'Please confirm your age and accept the terms to register.';

describe('the phone step', () => {
  it('welcomes, and asks for a phone number of Kenya', () => {
    openModal();
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.getByText('Enter your phone number to get started')).toBeInTheDocument();
    expect(screen.getByText('Or continue with')).toBeInTheDocument();
    expect(phoneBox()).toHaveValue('+254 ');
    expect(phoneBox()).toHaveAttribute('autocomplete', 'tel');
    expect(button('Country: Kenya (+254)')).toBeInTheDocument();
  });

  it('sends the number with its plus sign, and goes to the code', async () => {
    const opened = openModal();
    await sendCode('0712345678');
    expect(callsOf(opened, 'sendCode')).toEqual([['+254712345678', 'recaptcha-container']]);
    expect(codeBox()).toHaveFocus();
  });

  it('has nothing to send while the number is empty', () => {
    openModal();
    expect(sendButton()).toBeDisabled();
    type(phoneBox(), '+254 7');
    expect(sendButton()).toBeEnabled();
    type(phoneBox(), '');
    expect(sendButton()).toBeDisabled();
  });

  it('refuses a number that is too short, beside the field, until it is corrected', async () => {
    const opened = openModal();
    await sendCode('+254 712');
    expect(phoneBox()).toHaveAccessibleDescription('Please enter a valid phone number');
    expect(phoneBox()).toBeInvalid();
    expect(phoneBox()).toHaveFocus();
    expect(callsOf(opened, 'sendCode')).toEqual([]);
    type(phoneBox(), '+254 7123');
    expect(phoneBox()).toBeValid();
    expect(screen.queryByText('Please enter a valid phone number')).toBeNull();
  });

  it('does not send twice while sending', async () => {
    const { identity } = openModal();
    identity.sendCode = jest.fn(() => new Promise<void>(() => undefined));
    await sendCode();
    expect(button('Sending…')).toBeDisabled();
    expect(identity.sendCode).toHaveBeenCalledTimes(1);
  });

  it('holds the number, its country and the tab while sending', async () => {
    const { identity } = openModal('register');
    boxes().forEach((box) => fireEvent.click(box));
    identity.sendCode = jest.fn(() => new Promise<void>(() => undefined));
    await sendCode();
    expect(phoneBox()).toHaveAttribute('readonly');
    type(phoneBox(), '0799999999');
    fireEvent.click(boxes()[0] as HTMLElement);
    fireEvent.click(tab('Log In'));
    fireEvent.keyDown(tab('Register'), { key: 'ArrowLeft' });
    fireEvent.click(button('Country: Kenya (+254)'));
    expect(phoneBox()).toHaveValue('+254 712 345 678');
    expect(boxes()[0]).toBeChecked();
    expect(tab('Register')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Log In')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    ['invalid-phone-number', 'Please enter a valid phone number with country code.'],
    ['too-many-requests', 'Too many SMS requests. Please wait before trying again.'],
    ['network-request-failed', 'You seem to be offline. Check your connection and try again.'],
    ['anything-else', 'Failed to send verification code. Please try again.'],
  ])('says why nothing was sent, and keeps the number: %s', async (code, text) => {
    const { identity } = openModal();
    identity.failNext('sendCode', code);
    await sendCode();
    expect(phoneBox()).toHaveAccessibleDescription(text);
    expect(phoneBox()).toHaveValue('+254 712 345 678');
    expect(sendButton()).toBeEnabled();
  });

  it('says what the service says of a failure that it alone knows, and the default sentence where it says nothing', async () => {
    const { identity } = openModal();
    identity.failNext('sendCode', 'operation-not-allowed', 'SMS is off in your region.');
    await sendCode();
    expect(phoneBox()).toHaveAccessibleDescription('SMS is off in your region.');
    identity.failNext('sendCode', 'operation-not-allowed');
    await sendCode();
    expect(phoneBox()).toHaveAccessibleDescription('Failed to send verification code. Please try again.');
  });

  it.each([
    ['captcha-check-failed', 'Security verification failed. Please try again.'],
    ['captcha-setup-failed', 'Failed to initialize reCAPTCHA. Please refresh the page and try again.'],
  ])('advises 2 seconds after %s', async (code, text) => {
    const { identity } = openModal();
    identity.failNext('sendCode', code);
    await sendCode();
    await pass(1999);
    expect(phoneBox()).toHaveAccessibleDescription(text);
    await pass(1);
    expect(phoneBox()).toHaveAccessibleDescription(
      'Please try sending the code again. Make sure you complete the security verification if prompted.',
    );
  });
});

describe('the register tab', () => {
  it('has boxes for age and terms, with the terms a tab away; the login tab has none', () => {
    openModal('register');
    expect(boxes()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/terms-conditions');
    expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('target', '_blank');
    fireEvent.click(tab('Log In'));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('sends nothing before both are ticked, and leads to the one that is missing', async () => {
    const opened = openModal('register');
    fireEvent.click(boxes()[0] as HTMLElement);
    await sendCode();
    expect(callsOf(opened, 'sendCode')).toEqual([]);
    expect(boxes()[1]).toHaveFocus();
    expect(boxes()[1]).toHaveAccessibleDescription(CONSENT_NEEDED);
    expect(hasConsent()).toBe(false);
    fireEvent.click(boxes()[1] as HTMLElement);
    expect(screen.queryByText(CONSENT_NEEDED)).toBeNull();
    await press('Send Verification Code');
    expect(callsOf(opened, 'sendCode')).toHaveLength(1);
    expect(hasConsent()).toBe(true);
  });

  it('holds for Google too', async () => {
    const opened = openModal('register');
    await press('Continue with Google');
    expect(callsOf(opened, 'signInWithGoogle')).toEqual([]);
    boxes().forEach((box) => fireEvent.click(box));
    await press('Continue with Google');
    expect(callsOf(opened, 'signInWithGoogle')).toHaveLength(1);
  });

  it('gives no consent to a sign-in on the login tab', async () => {
    openModal('register');
    boxes().forEach((box) => fireEvent.click(box));
    await sendCode();
    await press('Back to phone number');
    expect(boxes().every(({ checked }) => checked)).toBe(true);
    fireEvent.click(tab('Log In'));
    await press('Send Verification Code');
    expect(hasConsent()).toBe(false);
  });
});

describe('Google', () => {
  it('signs in and closes', async () => {
    const { onClose } = openModal();
    await press('Continue with Google');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['popup-closed-by-user', 'Sign-in was cancelled. Please try again.'],
    [
      'account-exists-with-different-credential',
      'An account already exists with this email using a different sign-in method.',
    ],
    ['network-request-failed', 'You seem to be offline. Check your connection and try again.'],
    ['anything-else', 'Google sign-in failed. Please try again.'],
  ])('says what went wrong beside its button: %s', async (code, text) => {
    const { identity, onClose } = openModal();
    identity.failNext('signInWithGoogle', code);
    await press('Continue with Google');
    expect(button('Continue with Google')).toHaveAccessibleDescription(text);
    expect(phoneBox()).toBeValid();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('waits while the page leaves for Google', async () => {
    const { onClose } = openModal('login', { google: 'redirecting' });
    await press('Continue with Google');
    expect(button('Waiting for Google…')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves the phone number free while its window is open', async () => {
    const { identity } = openModal();
    identity.signInWithGoogle = () => new Promise(() => undefined);
    await press('Continue with Google');
    await sendCode();
    expect(codeBox()).toBeInTheDocument();
  });

  it('lets a window that was given up for another fail in silence', async () => {
    const { identity } = openModal();
    let giveUp = (_: Error) => undefined as void;
    identity.signInWithGoogle = () => new Promise((_, reject) => (giveUp = reject));
    await press('Continue with Google');
    const giveUpFirst = giveUp;
    await press('Waiting for Google…');
    giveUpFirst(new Error('cancelled'));
    await pass(0);
    expect(button('Waiting for Google…')).toHaveAccessibleDescription('');
  });
});

describe('the code of who invited', () => {
  const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Invitation code/ });
  const tick = () => boxes().forEach((box) => fireEvent.click(box));

  it('is shown where a friend sent the player, and is kept for the sign-in', async () => {
    keepReferralCode('SIMBA234');
    const opened = openModal('register');
    expect(screen.getByText('Invited by a friend:')).toHaveTextContent('Invited by a friend: SIMBA234');
    tick();
    await sendCode();
    expect(callsOf(opened, 'sendCode')).toHaveLength(1);
    expect(keptReferralCode()).toBe('SIMBA234');
  });

  it('can be typed, in capitals whatever is typed', async () => {
    openModal('register');
    fireEvent.click(button('I have an invitation code'));
    expect(codeField()).toHaveFocus();
    type(codeField(), 'twiga-567');
    expect(codeField()).toHaveValue('TWIGA567');
    tick();
    await sendCode();
    expect(keptReferralCode()).toBe('TWIGA567');
  });

  it('is refused when it can be none, beside the field, until it is corrected', async () => {
    const opened = openModal('register');
    fireEvent.click(button('I have an invitation code'));
    type(codeField(), 'TWIGA');
    tick();
    await sendCode();
    expect(callsOf(opened, 'sendCode')).toEqual([]);
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveAccessibleDescription(/^An invitation code has 8 letters and digits/);
    type(codeField(), '');
    await press('Send Verification Code');
    expect(callsOf(opened, 'sendCode')).toHaveLength(1);
    expect(keptReferralCode()).toBeUndefined();
  });

  it('of a link gives way to another one', async () => {
    keepReferralCode('SIMBA234');
    openModal('register');
    fireEvent.click(button('Change the code'));
    type(codeField(), '');
    tick();
    await sendCode();
    expect(keptReferralCode()).toBeUndefined();
  });

  it('of a link counts on the login tab too, which does not ask for it', async () => {
    keepReferralCode('SIMBA234');
    openModal('login');
    expect(screen.queryByText('Invited by a friend:')).toBeNull();
    await sendCode();
    expect(keptReferralCode()).toBe('SIMBA234');
  });
});
