import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openProfile } from '../profilePage.testTools';

describe('the sign-in methods', () => {
  it('link Google to a phone account, and unlink it again', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Link Google' }));
    expect(await screen.findByText('Google is linked. You can now sign in with it too.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unlink Google' }));
    expect(await screen.findByText('Google is no longer linked.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link Google' })).toBeEnabled();
  });

  it('keep the last method', async () => {
    await openProfile({}, { methods: ['google'], phoneNumber: null, email: 'simba@example.com' });
    const unlink = screen.getByRole('button', { name: 'Unlink Google' });
    expect(unlink).toBeDisabled();
    expect(unlink).toHaveAccessibleDescription('Google is your only way to sign in, so it has to stay.');
  });

  it.each([
    ['popup-closed-by-user', 'Sign-in was cancelled. Please try again.'],
    ['popup-blocked', "Your browser did not open Google's window. Allow pop-ups for this site, then try again."],
    ['requires-recent-login', 'For your safety, please sign in again before you do this.'],
    ['credential-already-in-use', 'An account already exists with this email using a different sign-in method.'],
  ])('show why Google was not linked: %s', async (code, text) => {
    const { user, identity } = await openProfile();
    identity.failNext('link', code);
    await user.click(screen.getByRole('button', { name: 'Link Google' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link Google' })).toBeEnabled();
  });
});
