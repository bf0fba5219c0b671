import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FAKE_CODE } from '@/testing/fakeIdentity';
import { button, callsOf, codeBox, openAtCode, pass, phoneBox, press, typeCode } from './authModal.testTools';

describe('OtpStep', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  const OTP_STEP_WRONG = '000000';

  describe('the code step', () => {
    it('says which number got the code, and shows the test code in the sandbox', async () => {
      await openAtCode();
      expect(screen.getByRole('dialog', { name: 'Verify Your Number' })).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Verify Your Number' })).toBeInTheDocument();
      expect(screen.getByText("We've sent a verification code to your phone")).toBeInTheDocument();
      expect(screen.getByText('+254 712 345 678')).toBeInTheDocument();
      expect(screen.getByText(FAKE_CODE)).toBeInTheDocument();
      expect(screen.queryByRole('tab')).toBeNull();
    });

    it('lets the phone fill in the code from the message, and shows a numeric keyboard', async () => {
      await openAtCode();
      expect(codeBox()).toHaveAttribute('autocomplete', 'one-time-code');
      expect(codeBox()).toHaveAttribute('inputmode', 'numeric');
    });

    it('accepts digits only, and as many as there are boxes', async () => {
      const opened = await openAtCode();
      await typeCode('1a2 b');
      expect(codeBox()).toHaveValue('12');
      await typeCode('000 000 99');
      expect(callsOf(opened, 'confirmCode')).toEqual([[OTP_STEP_WRONG]]);
    });

    it('verifies the code when it is complete, and closes the modal', async () => {
      const opened = await openAtCode();
      await typeCode('12345');
      expect(callsOf(opened, 'confirmCode')).toEqual([]);
      await typeCode(FAKE_CODE);
      expect(callsOf(opened, 'confirmCode')).toEqual([[FAKE_CODE]]);
      expect(opened.onClose).toHaveBeenCalledTimes(1);
    });

    it('has a button that verifies the code, disabled before six digits', async () => {
      const { identity, onClose } = await openAtCode();
      await typeCode('12345');
      expect(button('Verify Code')).toBeDisabled();
      identity.failNext('confirmCode', 'network-request-failed');
      await typeCode(FAKE_CODE);
      expect(button('Verify Code')).toBeEnabled();
      await press('Verify Code');
      expect(onClose).toHaveBeenCalledTimes(1);
    });

    it('asks for all six digits when Enter is pressed too early', async () => {
      const opened = await openAtCode();
      await typeCode('123');
      fireEvent.keyDown(codeBox(), { key: 'Enter' });
      expect(codeBox()).toHaveAccessibleDescription('Please enter the complete 6-digit verification code');
      expect(codeBox()).toHaveValue('123');
      expect(callsOf(opened, 'confirmCode')).toEqual([]);
    });

    it('accepts no input while the code is verified', async () => {
      const { identity } = await openAtCode();
      identity.confirmCode = jest.fn(() => new Promise<void>(() => undefined));
      await typeCode(FAKE_CODE);
      expect(codeBox()).toHaveAttribute('readonly');
      expect(button('Verifying…')).toBeDisabled();
      fireEvent.keyDown(codeBox(), { key: 'Enter' });
      expect(identity.confirmCode).toHaveBeenCalledTimes(1);
    });

    it('cannot go back while the code is verified', async () => {
      const opened = await openAtCode();
      opened.identity.confirmCode = jest.fn(() => new Promise<void>(() => undefined));
      await typeCode(FAKE_CODE);
      expect(button('Back to phone number')).toHaveAttribute('aria-disabled', 'true');
      await press('Back to phone number');
      expect(codeBox()).toBeInTheDocument();
      expect(callsOf(opened, 'forgetCode')).toEqual([]);
    });

    it('does not close after a press outside', async () => {
      const { onClose } = await openAtCode();
      const dialog = screen.getByRole('dialog');
      fireEvent.pointerDown(dialog);
      fireEvent.click(dialog);
      expect(onClose).not.toHaveBeenCalled();
    });

    it('goes back with the number kept, and without the code and the error', async () => {
      const opened = await openAtCode();
      await typeCode(OTP_STEP_WRONG);
      await typeCode('12');
      await press('Back to phone number');
      expect(phoneBox()).toHaveValue('+254 712 345 678');
      expect(phoneBox()).toHaveFocus();
      expect(phoneBox()).toBeValid();
      expect(callsOf(opened, 'forgetCode')).toHaveLength(1);
      await press('Send Verification Code');
      expect(codeBox()).toHaveValue('');
    });
  });
});

describe('ResendButton', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  describe('sending the code again', () => {
    it('is possible 30 seconds after the last code, with a countdown', async () => {
      const opened = await openAtCode();
      expect(button('Resend code in 30 s')).toBeDisabled();
      await pass(1000);
      expect(button('Resend code in 29 s')).toBeDisabled();
      await pass(28_999);
      expect(button('Resend code in 1 s')).toBeDisabled();
      await pass(250);
      await press('Resend code');
      expect(callsOf(opened, 'sendCode')).toEqual([
        ['+254712345678', 'recaptcha-container'],
        ['+254712345678', 'recaptcha-container'],
      ]);
      expect(screen.getByText('A new code is on its way.')).toBeInTheDocument();
      expect(button('Resend code in 30 s')).toBeDisabled();
      expect(codeBox()).toHaveFocus();
    });

    it('shows the reason when it failed, and can be tried again at once', async () => {
      const { identity } = await openAtCode();
      await pass(30_000);
      identity.failNext('sendCode', 'too-many-requests');
      await press('Resend code');
      expect(codeBox()).toHaveAccessibleDescription('Too many SMS requests. Please wait before trying again.');
      expect(button('Resend code')).toBeEnabled();
    });
  });
});

describe('refusedCode', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  const REFUSED_CODE_WRONG = '000000';
  const INVALID = 'Invalid verification code. Please check and try again.';
  const EXPIRED = 'Verification code has expired. Please request a new one.';

  describe('a code that is not accepted', () => {
    it('clears a wrong code, shows a message, and accepts the next code', async () => {
      const { onClose } = await openAtCode();
      await typeCode(REFUSED_CODE_WRONG);
      expect(codeBox()).toHaveValue('');
      expect(codeBox()).toHaveAccessibleDescription(INVALID);
      expect(codeBox()).toHaveFocus();
      expect(onClose).not.toHaveBeenCalled();
      await typeCode('1');
      expect(screen.queryByText(INVALID)).toBeNull();
    });

    it.each([
      ['network-request-failed', 'You seem to be offline. Check your connection and try again.', FAKE_CODE],
      ['anything-else', 'Failed to verify OTP. Please try again.', FAKE_CODE],
      ['no-session', 'No confirmation result available. Please request a new OTP.', FAKE_CODE],
    ])('keeps a code that could not be checked: %s', async (code, text, kept) => {
      const { identity } = await openAtCode();
      identity.failNext('confirmCode', code);
      await typeCode(FAKE_CODE);
      expect(codeBox()).toHaveAccessibleDescription(text);
      expect(codeBox()).toHaveValue(kept);
    });

    it('goes back to the number 2 seconds after an expired code, and drops its session', async () => {
      const opened = await openAtCode();
      opened.identity.failNext('confirmCode', 'code-expired');
      await typeCode(FAKE_CODE);
      expect(codeBox()).toHaveAccessibleDescription(EXPIRED);
      await pass(1999);
      expect(codeBox()).toBeInTheDocument();
      await pass(1);
      expect(phoneBox()).toHaveAccessibleDescription('Code expired. Please request a new verification code.');
      expect(phoneBox()).toHaveValue('+254 712 345 678');
      expect(callsOf(opened, 'forgetCode')).toHaveLength(1);
    });

    it('goes back after an expired code even when the player types, and does not verify the typed code', async () => {
      const opened = await openAtCode();
      opened.identity.failNext('confirmCode', 'code-expired');
      await typeCode(FAKE_CODE);
      await typeCode('12345');
      await typeCode('123457');
      expect(codeBox()).toHaveAccessibleDescription(EXPIRED);
      await pass(2000);
      expect(phoneBox()).toHaveAccessibleDescription('Code expired. Please request a new verification code.');
      expect(callsOf(opened, 'confirmCode')).toEqual([[FAKE_CODE]]);
    });

    it('sends a new code at once when the player asks for it after an expired code', async () => {
      const { identity } = await openAtCode();
      await pass(30_000);
      identity.failNext('confirmCode', 'code-expired');
      await typeCode(FAKE_CODE);
      await press('Resend code');
      await pass(2000);
      expect(codeBox()).toBeInTheDocument();
      expect(screen.getByText('A new code is on its way.')).toBeInTheDocument();
    });
  });
});
