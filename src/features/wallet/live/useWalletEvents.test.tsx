import { describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer } from '@/features/auth';
import { modalClosed, modalOpened } from '@/features/ui';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { useWalletEvents } from './useWalletEvents';

const Follower = () => {
  useWalletEvents();
  return null;
};

/** The number of open connections. */
const countOpen = () => {
  const open = { count: 0 };
  fakeServer.use(
    http.get(`${ORIGIN}/api/wallet/events`, ({ request }) => {
      open.count += 1;
      request.signal.addEventListener('abort', () => (open.count -= 1));
      return new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return open;
};

const show = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('following the wallet', () => {
  it('happens while a player is signed in and looks at the page, or waits in a modal', async () => {
    const open = countOpen();
    const identity = fakeIdentity();
    const { store } = renderWithStore(<Follower />, { identity });
    expect(open.count).toBe(0);
    act(() => store.dispatch(followPlayer()));
    await signInto(store, identity);
    await waitFor(() => expect(open.count).toBe(1));
    show(true);
    await waitFor(() => expect(open.count).toBe(0));
    act(() => void store.dispatch(modalOpened('deposit', {})));
    await waitFor(() => expect(open.count).toBe(1));
    act(() => void store.dispatch(modalClosed('deposit')));
    await waitFor(() => expect(open.count).toBe(0));
    show(false);
    await waitFor(() => expect(open.count).toBe(1));
    act(() => identity.become(null));
    await waitFor(() => expect(open.count).toBe(0));
  });
});
