import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { hasConsent } from '../session/consent';
import { callsOf, openModal, press, sendCode, tab } from './authModal.testTools';
import { beginPhoneStep, boxes } from './phoneStep.testTools';

beginPhoneStep();

const CONSENT_NEEDED = 'Please confirm your age and accept the terms to register.';

describe('the register tab', () => {
  it('has boxes for age and terms and a link to the terms, and the login tab has none', () => {
    openModal('register');
    expect(boxes()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/terms-conditions');
    expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('target', '_blank');
    fireEvent.click(tab('Log In'));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('sends nothing before both boxes are ticked, and moves the focus to the missing one', async () => {
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

  it('requires both boxes for Google too', async () => {
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
