import { describe, expect, it } from '@jest/globals';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import InvitationPage from '.';

const open = (page: string) => renderWithStore(<InvitationPage />, { page });

describe('the pages behind the door', () => {
  it.each([
    ['vip', 'The VIP club'],
    ['referral', 'Bring a friend'],
    ['profile', 'Your profile'],
  ])('%s has its own heading and says what is in it', (page, heading) => {
    open(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    const promises = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(new Set(promises).size).toBe(3);
    expect(promises.join()).not.toContain('invitation.');
  });

  it.each([
    ['Log In', 'login'],
    ['Register', 'register'],
  ])('%s opens the auth modal on %s', async (button, tab) => {
    const { store, user } = open('vip');
    await user.click(screen.getByRole('button', { name: button }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab } }]);
  });

  it('has no Register button where the site takes no new players', async () => {
    fakeApi({ settings: { data: { allowRegistration: false } } });
    open('referral');
    await waitForElementToBeRemoved(() => screen.queryByRole('button', { name: 'Register' }));
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
  });

  it('leads back home, save on profile, which keeps the header', () => {
    const { unmount } = open('vip');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    unmount();
    open('profile');
    expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  });
});
