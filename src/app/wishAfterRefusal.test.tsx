import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { modalOpened } from '@/features/ui';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER } from '@/testing/fakeIdentity';
import { forgetWishes, open, signInByCode } from './wish.testTools';

forgetWishes();

describe('a player whose session was refused in the middle of a withdrawal', () => {
  it('continues the withdrawal after signing in again', async () => {
    const view = open({ user: FAKE_USER });
    act(() => void view.identity.wake());
    await waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
    let isRefused = true;
    const refuse = () =>
      isRefused
        ? HttpResponse.json({ error: { code: 'token_revoked' } }, { status: 401 })
        : HttpResponse.json({ data: [] as unknown[] });
    fakeServer.use(http.get(`${ORIGIN}/api/wallet/methods`, refuse));
    act(() => void view.store.dispatch(modalOpened('withdraw', {})));
    await waitFor(() => expect(view.ids()).toEqual(['auth']));
    isRefused = false;
    await screen.findByRole('dialog', { name: 'Welcome Back' });
    await signInByCode(view);
    await waitFor(() => expect(view.ids()).toEqual(['withdraw']));
  });
});
