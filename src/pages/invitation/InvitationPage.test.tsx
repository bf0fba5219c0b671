import { describe, expect, it } from '@jest/globals';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import InvitationPage from './InvitationPage';

const open = () => renderWithStore(<InvitationPage />, { page: 'profile' });

describe('the profile page of a visitor', () => {
  it('says what a player sees there', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your profile');
    const promises = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(new Set(promises).size).toBe(3);
    expect(promises.join()).not.toContain('invitation.');
  });

  it.each([
    ['Log In', 'login'],
    ['Register', 'register'],
  ])('has a button %s that opens the auth modal on %s', async (button, tab) => {
    const { store, user } = open();
    await user.click(screen.getByRole('button', { name: button }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab } }]);
  });

  it('has no Register button when the site takes no new players', async () => {
    fakeApi({ settings: { data: { allowRegistration: false } } });
    open();
    await waitForElementToBeRemoved(() => screen.queryByRole('button', { name: 'Register' }));
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
  });
});
