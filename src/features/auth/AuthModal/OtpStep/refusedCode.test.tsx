import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FAKE_CODE } from '@/testing/fakeIdentity';
import { callsOf, codeBox, openAtCode, pass, phoneBox, press, typeCode } from '../authModal.testTools';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

const WRONG = '000000';
const INVALID = 'Invalid verification code. Please check and try again.';
const EXPIRED = 'Verification code has expired. Please request a new one.';

describe('a code that is not accepted', () => {
  it('clears a wrong code, shows a message, and accepts the next code', async () => {
    const { onClose } = await openAtCode();
    await typeCode(WRONG);
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
