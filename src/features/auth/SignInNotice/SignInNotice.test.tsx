import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { modalClosed, modalOpened, selectModals, selectPage } from '@/features/ui';
import { buildProfile, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { noticeShown } from '../authSlice';
import { followPlayer } from '../session/followPlayer';
import { SignInNotice } from './SignInNotice';

const show = (messageId: string) => {
  const view = renderWithStore(<SignInNotice />);
  act(() => void view.store.dispatch(noticeShown(messageId)));
  return view;
};

describe('the notice of an ended sign-in', () => {
  it('is announced, and has a button to sign in again', async () => {
    const { user, store } = show('auth.notice.ended');
    expect(await screen.findByRole('alert')).toHaveTextContent('You have been signed out. Log in again to play on.');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'login' } }]);
  });

  it('links a disabled player to support', async () => {
    const { user, store } = show('auth.notice.disabled');
    await user.click(await screen.findByRole('button', { name: 'Support' }));
    expect(selectPage(store.getState())).toBe('support');
  });

  it('closes when it is dismissed', async () => {
    const { user } = show('auth.notice.expired');
    await user.click(await screen.findByRole('button', { name: 'Close this message' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is hidden behind the auth modal', async () => {
    const { store } = show('auth.notice.expired');
    await screen.findByRole('alert');
    act(() => void store.dispatch(modalOpened('auth', { tab: 'login' })));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void store.dispatch(modalClosed('auth')));
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('offers another try when the account did not load', async () => {
    const identity = fakeIdentity();
    fakeServer.use(
      http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({}, { status: 400 }), { once: true }),
    );
    const { user, store } = renderWithStore(<SignInNotice />, { identity });
    store.dispatch(followPlayer());
    await signInto(store, identity);
    fakeServer.use(
      http.post(`${ORIGIN}/api/users/session`, () =>
        HttpResponse.json({ data: buildProfile({ displayName: 'Asha' }) }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(store.getState().auth.player?.displayName).toBe('Asha'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
