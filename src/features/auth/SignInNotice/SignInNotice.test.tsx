import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { modalClosed, modalOpened, selectModals, selectPage } from '@/features/ui';
import { buildProfile, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { accountApi } from '../account/accountApi';
import { noticeShown, waitNotice } from '../authSlice';
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

describe('the notice that too much was asked at once', () => {
  it('says in how many seconds to try again, and offers no sign-in', async () => {
    show(waitNotice(40));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests at once. Try again in 40 seconds.');
    expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
  });

  it('is in front of an open dialog, where it can be read and closed', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    const { user } = show(waitNotice(1));
    expect(dialog).toContainElement(await screen.findByRole('alert'));
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByRole('alert')).toBeNull();
    dialog.remove();
  });

  it('stays when that dialog closes, and comes in front of a later one', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    show(waitNotice(40));
    expect(dialog).toContainElement(await screen.findByRole('alert'));
    const later = document.body.appendChild(document.createElement('dialog'));
    later.setAttribute('open', '');
    await waitFor(() => expect(later).toContainElement(screen.getByRole('alert')));
    later.remove();
    await waitFor(() => expect(dialog).toContainElement(screen.getByRole('alert')));
    dialog.removeAttribute('open');
    await waitFor(() => expect(dialog).not.toContainElement(screen.getByRole('alert')));
    expect(screen.getByRole('alert')).toBeVisible();
    dialog.remove();
  });

  it('tells visitors too when to try again', async () => {
    const { store } = renderWithStore(<SignInNotice />);
    const error = { code: 'too_many_requests', message: 'Too many', retryAfterSeconds: 7 };
    fakeServer.use(http.get(`${ORIGIN}/api/users/me`, () => HttpResponse.json({ error }, { status: 429 })));
    void store.dispatch(accountApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 7 seconds.');
  });

  it('comes with an answer of the server, whatever was asked', async () => {
    const identity = fakeIdentity();
    const { store } = renderWithStore(<SignInNotice />, { identity });
    store.dispatch(followPlayer());
    await signInto(store, identity);
    const error = { code: 'too_many_requests', message: 'Too many', retryAfterSeconds: 12 };
    fakeServer.use(http.get(`${ORIGIN}/api/users/me`, () => HttpResponse.json({ error }, { status: 429 })));
    void store.dispatch(accountApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 12 seconds.');
  });
});
