import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FAKE_CODE } from '@/testing/fakeIdentity';
import { button, callsOf, codeBox, openAtCode, phoneBox, press, typeCode } from '../authModal.testTools';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

const WRONG = '000000';

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
    expect(callsOf(opened, 'confirmCode')).toEqual([[WRONG]]);
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
    await typeCode(WRONG);
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
