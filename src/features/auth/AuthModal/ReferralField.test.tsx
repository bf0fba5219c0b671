import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { keepReferralCode, keptReferralCode } from '../session/referralCode';
import { button, callsOf, openModal, press, sendCode, type } from './authModal.testTools';
import { beginPhoneStep, boxes } from './phoneStep.testTools';

beginPhoneStep();

describe('the invitation code field', () => {
  const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Invitation code/ });
  const tick = () => boxes().forEach((box) => fireEvent.click(box));

  it('is filled in from an invitation link, and its code is kept for the sign-in', async () => {
    keepReferralCode('SIMBA234');
    const opened = openModal('register');
    expect(screen.getByText('Invited by a friend:')).toHaveTextContent('Invited by a friend: SIMBA234');
    tick();
    await sendCode();
    expect(callsOf(opened, 'sendCode')).toHaveLength(1);
    expect(keptReferralCode()).toBe('SIMBA234');
  });

  it('accepts a typed code, and shows it in capitals', async () => {
    openModal('register');
    fireEvent.click(button('I have an invitation code'));
    expect(codeField()).toHaveFocus();
    type(codeField(), 'twiga-567');
    expect(codeField()).toHaveValue('TWIGA567');
    tick();
    await sendCode();
    expect(keptReferralCode()).toBe('TWIGA567');
  });

  it('refuses an invalid code, with an error at the field until it is corrected', async () => {
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

  it('lets the player replace the code of a link', async () => {
    keepReferralCode('SIMBA234');
    openModal('register');
    fireEvent.click(button('Change the code'));
    type(codeField(), '');
    tick();
    await sendCode();
    expect(keptReferralCode()).toBeUndefined();
  });

  it('is not on the login tab, but the code of a link counts there too', async () => {
    keepReferralCode('SIMBA234');
    openModal('login');
    expect(screen.queryByText('Invited by a friend:')).toBeNull();
    await sendCode();
    expect(keptReferralCode()).toBe('SIMBA234');
  });
});
