import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { button, callsOf, codeBox, openModal, pass, phoneBox, press, sendCode, tab, type } from './authModal.testTools';
import { beginPhoneStep, boxes } from './phoneStep.testTools';

describe('PhoneStep', () => {
  beginPhoneStep();

  const sendButton = () => button('Send Verification Code');

  const failToSend = (code: string) => {
    openModal().identity.failNext('sendCode', code);
    return sendCode();
  };

  describe('the phone step', () => {
    it('greets the visitor, and asks for a Kenyan phone number', () => {
      openModal();
      expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
      expect(screen.getByText('Enter your phone number to get started')).toBeInTheDocument();
      expect(screen.getByText('Or continue with')).toBeInTheDocument();
      expect(phoneBox()).toHaveValue('+254 ');
      expect(phoneBox()).toHaveAttribute('autocomplete', 'tel');
      expect(button('Country: Kenya (+254)')).toBeInTheDocument();
    });

    it('sends the number with its plus sign, and continues with the code', async () => {
      const opened = openModal();
      await sendCode('0712345678');
      expect(callsOf(opened, 'sendCode')).toEqual([['+254712345678', 'recaptcha-container']]);
      expect(codeBox()).toHaveFocus();
    });

    it('cannot send while the number is empty', () => {
      openModal();
      expect(sendButton()).toBeDisabled();
      type(phoneBox(), '+254 7');
      expect(sendButton()).toBeEnabled();
      type(phoneBox(), '');
      expect(sendButton()).toBeDisabled();
    });

    it('refuses a number that is too short, with an error at the field until it is corrected', async () => {
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

    it('does not send twice at the same time', async () => {
      const { identity } = openModal();
      identity.sendCode = jest.fn(() => new Promise<void>(() => undefined));
      await sendCode();
      expect(button('Sending…')).toBeDisabled();
      expect(identity.sendCode).toHaveBeenCalledTimes(1);
    });

    it('locks the number, its country and the tab while sending', async () => {
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
    ])('shows the reason when nothing was sent, and keeps the number: %s', async (code, text) => {
      await failToSend(code);
      expect(phoneBox()).toHaveAccessibleDescription(text);
      expect(phoneBox()).toHaveValue('+254 712 345 678');
      expect(sendButton()).toBeEnabled();
    });

    it('shows the message of the service for an unknown failure, or a default message', async () => {
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
    ])('shows advice 2 seconds after %s', async (code, text) => {
      await failToSend(code);
      await pass(1999);
      expect(phoneBox()).toHaveAccessibleDescription(text);
      await pass(1);
      expect(phoneBox()).toHaveAccessibleDescription(
        'Please try sending the code again. Make sure you complete the security verification if prompted.',
      );
    });
  });
});

describe('GoogleButton', () => {
  beginPhoneStep();

  describe('the Google button', () => {
    it('signs the player in and closes the modal', async () => {
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
    ])('shows an error next to the button: %s', async (code, text) => {
      const { identity, onClose } = openModal();
      identity.failNext('signInWithGoogle', code);
      await press('Continue with Google');
      expect(button('Continue with Google')).toHaveAccessibleDescription(text);
      expect(phoneBox()).toBeValid();
      expect(onClose).not.toHaveBeenCalled();
    });

    it('is disabled while the page leaves for Google', async () => {
      const { onClose } = openModal('login', { google: 'redirecting' });
      await press('Continue with Google');
      expect(button('Waiting for Google…')).toBeInTheDocument();
      expect(onClose).not.toHaveBeenCalled();
    });

    it('does not disable the phone number while the pop-up window is open', async () => {
      const { identity } = openModal();
      identity.signInWithGoogle = () => new Promise(() => undefined);
      await press('Continue with Google');
      await sendCode();
      expect(codeBox()).toBeInTheDocument();
    });

    it('shows no error for a window that was closed because another one opened', async () => {
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
});
