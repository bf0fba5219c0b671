import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { button, callsOf, codeBox, openAtCode, pass, press } from '../authModal.testTools';

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
