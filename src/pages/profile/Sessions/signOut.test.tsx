import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { openProfile } from '../profilePage.testTools';

describe('signing out in the profile', () => {
  it('ends this session', async () => {
    const { user, store, identity } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(store.getState().auth.status).toBe('visitor'));
    expect(identity.calls.some(({ name }) => name === 'signOut')).toBe(true);
  });

  it('everywhere asks for a confirmation first', async () => {
    const { user, store } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign out on all devices?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().auth.status).toBe('signedIn');
  });

  it('everywhere tells the server, then ends this session too', async () => {
    const { user, store } = await openProfile();
    let calls = 0;
    fakeServer.use(
      http.post(`${ORIGIN}/api/users/me/sign-out-everywhere`, () => {
        calls += 1;
        return HttpResponse.json({ data: {} });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(store.getState().auth.status).toBe('visitor'));
    expect(calls).toBe(1);
  });

  it('everywhere keeps the player signed in when the server did not answer', async () => {
    const { user, store } = await openProfile();
    fakeServer.use(http.post(`${ORIGIN}/api/users/me/sign-out-everywhere`, () => FAULTS.serverError()));
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('That did not work, so you are still signed in. Please try again.')).toBeVisible();
    expect(store.getState().auth.status).toBe('signedIn');
  });
});
