/** The history page, for its tests. */
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer } from '@/features/auth';
import { useWalletEvents } from '@/features/wallet';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { settled } from '@/testing/signIn';
import { buildTransaction } from '@/testing/walletBuilders';
import HistoryPage from './HistoryPage';

export const PAID = buildTransaction({
  id: 'd1',
  status: 'completed',
  receipt: 'TKL7X2',
  balanceAmount: 3.86,
  kesPerUsd: 129.5,
});
export const CASHOUT = buildTransaction({
  id: 'w1',
  type: 'withdrawal',
  amount: 25,
  currency: 'USD',
  status: 'pending',
});

/** Answers page by page, and records the requests. */
export const servePages = (pages: Record<string, { items: unknown[]; nextCursor?: string }>) => {
  const asked: string[] = [];
  fakeServer.use(
    http.get(`${ORIGIN}/api/wallet/transactions`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      return HttpResponse.json({ data: pages[searchParams.get('cursor') ?? ''] });
    }),
  );
  return asked;
};

/** Opens the page for a player; `isFollowed`: with live updates. */
export const openHistory = async (page = 'history', isFollowed = false) => {
  const identity = fakeIdentity({ user: FAKE_USER });
  const followed = (
    <>
      <Follower />
      <HistoryPage />
    </>
  );
  const shown = isFollowed ? followed : <HistoryPage />;
  const view = renderWithStore(shown, { page, identity });
  act(() => view.store.dispatch(followPlayer()));
  await settled(view.store, 'signedIn');
  return view;
};

/** Follows the events of the wallet, as the header of a player does. */
function Follower() {
  useWalletEvents();
  return null;
}

export const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
