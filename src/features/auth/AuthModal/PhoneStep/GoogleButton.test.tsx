import { describe, expect, it } from '@jest/globals';
import { button, codeBox, openModal, pass, phoneBox, press, sendCode } from '../authModal.testTools';
import { beginPhoneStep } from './phoneStep.testTools';

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
