import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '@/api';
import { followPlayer } from '@/features/auth';
import { selectModals, selectPage } from '@/features/ui';
import { useWalletEvents } from '@/features/wallet';
import { buildProfile, fakeApi, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { settled } from '@/testing/signIn';
import { buildTransaction } from '@/testing/walletBuilders';
import HistoryPage from '.';

const PAID = buildTransaction({
  id: 'd1',
  status: 'completed',
  receipt: 'TKL7X2',
  balanceAmount: 3.86,
  kesPerUsd: 129.5,
});
const CASHOUT = buildTransaction({
  id: 'w1',
  type: 'withdrawal',
  method: 'card',
  amount: 25,
  currency: 'USD',
  status: 'pending',
  account: '•••• 4242',
});

/** Answers page by page, and notes what was asked. */
const servePages = (pages: Record<string, { items: unknown[]; nextCursor?: string }>) => {
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

const open = async (page = 'history', isFollowed = false) => {
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

/** As the header of a player does. */
function Follower() {
  useWalletEvents();
  return null;
}

/** Opens the connection for live news; what is said into it reaches who follows. */
const serveEvents = () => {
  const encoder = new TextEncoder();
  const say: { live?: (text: string) => void } = {};
  const start = (stream: ReadableStreamDefaultController<Uint8Array>) => {
    say.live = (text) => stream.enqueue(encoder.encode(text));
  };
  fakeServer.use(
    http.get(
      `${ORIGIN}/api/wallet/events`,
      () => new HttpResponse(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } }),
    ),
  );
  return say;
};

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));

describe('the history', () => {
  it('asks a visitor in', async () => {
    const { user, store } = renderWithStore(<HistoryPage />, { page: 'history' });
    await user.click(await screen.findByRole('button', { name: 'Log In' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth' }]);
  });

  it('lists type, method, amount, currency, state, receipt and time', async () => {
    servePages({ '': { items: [CASHOUT, PAID] } });
    await open();
    await screen.findByRole('button', { name: /Withdrawal/ });
    expect(rows()).toEqual([
      expect.stringMatching(/^WithdrawalCredit\/Debit Card · •••• 424220 Nov 2026 \S+−US\$25Under way$/),
      expect.stringMatching(/^DepositM-Pesa · 0712 ••• 67820 Nov 2026 \S+ · TKL7X2\+Ksh 500Completed$/),
    ]);
  });

  it('loads more, page by page', async () => {
    const asked = servePages({ '': { items: [CASHOUT], nextCursor: 'c2' }, c2: { items: [PAID] } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('button', { name: /Deposit/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(asked).toEqual(['limit=20', 'cursor=c2&limit=20']);
  });

  it('loads more once a refresh is done that was under way when it was asked for', async () => {
    const pages = { '': { items: [CASHOUT], nextCursor: 'c2' }, c2: { items: [PAID] } };
    const asked = servePages(pages);
    const { user, store } = await open();
    const more = await screen.findByRole('button', { name: 'Load more' });
    const refresh = Promise.withResolvers<HttpResponse<string>>();
    const isRefreshing = jest.fn();
    fakeServer.use(
      http.get(
        `${ORIGIN}/api/wallet/transactions`,
        () => {
          isRefreshing();
          return refresh.promise;
        },
        { once: true },
      ),
    );
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Player', id: 'transactions' }])));
    await waitFor(() => expect(isRefreshing).toHaveBeenCalled());
    await user.click(more);
    expect(screen.getByRole('button', { name: 'Loading…' })).toBeDisabled();
    refresh.resolve(HttpResponse.json({ data: pages[''] }) as never);
    expect(await screen.findByRole('button', { name: /Deposit/ })).toBeVisible();
    expect(asked).toEqual(['limit=20', 'cursor=c2&limit=20']);
  });

  it('names the states to look for as the rows do', async () => {
    servePages({ '': { items: [CASHOUT] } });
    await open();
    await screen.findByText('Under way');
    const options = within(screen.getByLabelText('State')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All states',
      'Pending, under way',
      'Processing, under way',
      'In review',
      'Completed',
      'Failed, declined',
    ]);
  });

  it('is filtered by type and state, which its address keeps', async () => {
    const asked = servePages({ '': { items: [PAID] } });
    const { user, store } = await open();
    await screen.findByRole('button', { name: /^Deposit M-Pesa/ });
    await user.selectOptions(screen.getByLabelText('Type'), 'Deposits');
    await user.selectOptions(screen.getByLabelText('State'), 'Completed');
    await waitFor(() => expect(asked.at(-1)).toBe('type=deposit&status=completed&limit=20'));
    expect(selectPage(store.getState())).toBe('history?type=deposit&status=completed');
  });

  it('opens with the filter of its address, and without one that is none', async () => {
    const asked = servePages({ '': { items: [PAID] } });
    await open('history?type=withdrawal&status=sideways');
    await waitFor(() => expect(asked).toEqual(['type=withdrawal&limit=20']));
    expect(screen.getByLabelText('Type')).toHaveValue('withdrawal');
  });

  it('says when there is nothing yet, and where to begin', async () => {
    const { user, store } = await open();
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Make a deposit' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit' }]);
  });

  it('says when nothing fits the filter, and takes it away', async () => {
    const { user, store } = await open('history?status=failed');
    expect(await screen.findByText('Nothing fits this filter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(selectPage(store.getState())).toBe('history');
  });

  it('says when it cannot be had, and gets it on demand', async () => {
    fakeApi({ 'wallet/transactions': 'notFound' });
    const { user } = await open();
    expect(await screen.findByText('Your history could not be loaded')).toBeVisible();
    fakeApi({ 'wallet/transactions': { data: { items: [PAID] } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /Deposit/ })).toBeVisible();
  });

  it('keeps what is there when the next page fails', async () => {
    servePages({ '': { items: [CASHOUT], nextCursor: 'c2' } });
    const { user } = await open();
    const more = await screen.findByRole('button', { name: 'Load more' });
    fakeApi({ 'wallet/transactions': 'notFound' });
    await user.click(more);
    expect(await screen.findByText('Your history could not be loaded')).toBeVisible();
    expect(rows()).toHaveLength(1);
    servePages({ '': { items: [CASHOUT], nextCursor: 'c2' }, c2: { items: [PAID] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

describe('a card that was declined', () => {
  const DECLINED = buildTransaction({
    id: 'd7',
    method: 'stripe',
    amount: 25,
    currency: 'USD',
    status: 'pending',
    reason: 'insufficient_funds',
    account: undefined,
    timeline: [
      { status: 'pending', at: '2026-11-20T09:30:00.000Z' },
      { status: 'pending', at: '2026-11-20T09:31:00.000Z', reason: 'insufficient_funds' },
    ],
  });

  it('says so in the list, with the way to pay with another one', async () => {
    servePages({ '': { items: [DECLINED] } });
    const { user, store } = await open();
    expect(await screen.findByText('Declined: try another card')).toBeVisible();
    expect(screen.queryByText('Pending', { selector: 'span' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try another card' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { method: 'stripe' } }]);
  });

  it('says so in the detail, which gives way to the deposit', async () => {
    servePages({ '': { items: [DECLINED] } });
    fakeApi({ 'wallet/deposits/d7': { data: DECLINED } });
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: /^Deposit Credit/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Deposit' }));
    expect(dialog.getByText('Declined: try another card')).toBeVisible();
    expect(dialog.getAllByRole('listitem')[1]).toHaveTextContent(/^DeclinedNot enough money/);
    await user.click(dialog.getByRole('button', { name: 'Try another card' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit' }]);
  });

  it('turns to that while the list is looked at', async () => {
    const say = serveEvents();
    servePages({ '': { items: [{ ...DECLINED, reason: undefined }] } });
    await open('history', true);
    expect(await screen.findByText('Pending', { selector: 'span' })).toBeVisible();
    servePages({ '': { items: [DECLINED] } });
    await waitFor(() => expect(say.live).toBeDefined());
    const news = { ...DECLINED, updatedAt: '2026-11-20T09:31:00.000Z' };
    act(() => say.live?.(`event: transaction\ndata: ${JSON.stringify(news)}\n\n`));
    expect(await screen.findByText('Declined: try another card')).toBeVisible();
  });

  it('says so also once its form is closed, with the way to pay', async () => {
    servePages({ '': { items: [{ ...DECLINED, status: 'failed' }, PAID] } });
    const { user, store } = await open();
    expect(await screen.findByText('Declined: try another card')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try another card' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { method: 'stripe' } }]);
  });

  it('offers no other card once it was paid, nor in the list under a newer deposit', async () => {
    servePages({ '': { items: [PAID, { ...DECLINED, status: 'failed' }] } });
    await open();
    expect(await screen.findByText('Declined: try another card')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try another card' })).toBeNull();
  });

  it('that nobody tried says so in a sentence once its form is closed', async () => {
    const left = { ...DECLINED, status: 'failed', reason: 'abandoned' };
    servePages({ '': { items: [left] } });
    fakeApi({ 'wallet/deposits/d7': { data: left } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Deposit Credit.*Failed$/ }));
    expect(screen.getByText('Never finished. Nothing was charged.', { selector: 'p' })).toBeVisible();
  });
});

describe('the detail', () => {
  const openDetail = async () => {
    servePages({ '': { items: [PAID] } });
    fakeApi({
      'wallet/deposits/d1': {
        data: {
          ...PAID,
          timeline: [
            { status: 'pending', at: '2026-11-20T09:30:00.000Z' },
            { status: 'processing', at: '2026-11-20T09:30:01.000Z' },
            { status: 'failed', at: '2026-11-20T09:30:09.000Z', reason: 'wrong_pin' },
          ],
        },
      },
    });
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: /^Deposit M-Pesa/ }));
    return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Deposit' })) };
  };

  it('shows every state that it went through', async () => {
    const { dialog } = await openDetail();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    const steps = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps[2]).toMatch(/^FailedWrong PIN20 Nov/);
  });

  it('counts the change of the balance as the player does, and shillings as they were paid', async () => {
    const data = buildProfile({ preferredCurrency: 'KES' });
    fakeServer.use(http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data })));
    fakeApi({ 'users/me': { data } });
    const { dialog } = await openDetail();
    const change = await dialog.findByText('Change of your balance');
    expect(change.nextElementSibling).toHaveTextContent(/^Ksh.500$/);
  });

  it('shows the way of a withdrawal as one picture', async () => {
    servePages({ '': { items: [CASHOUT] } });
    fakeApi({ 'wallet/withdrawals/w1': { data: CASHOUT } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Withdrawal/ }));
    const way = within(await screen.findByRole('region', { name: 'The way of your withdrawal' }));
    expect(way.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
    expect(screen.queryByText('What happened')).toBeNull();
  });

  it('copies the reference for support', async () => {
    const { user, dialog } = await openDetail();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(written).toHaveBeenCalledWith('d1');
  });

  it('is open where a link asks for it, listed or not, until it is closed', async () => {
    servePages({ '': { items: [] } });
    fakeApi({ 'wallet/deposits/d9': { data: { ...PAID, id: 'd9' } } });
    const { user, store } = await open('history?type=deposit&open=d9');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('TKL7X2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectPage(store.getState())).toBe('history?type=deposit');
  });

  it('closes', async () => {
    const { user, dialog } = await openDetail();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the export', () => {
  const saved: Blob[] = [];
  const catchFile = () => {
    saved.length = 0;
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    return jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  };

  it('holds every page of the filter', async () => {
    const clicked = catchFile();
    const asked = servePages({ '': { items: [CASHOUT], nextCursor: 'c2' }, c2: { items: [PAID] } });
    const { user } = await open('history?status=completed');
    await screen.findByRole('button', { name: /Withdrawal/ });
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(asked.slice(1)).toEqual(['status=completed&limit=100', 'status=completed&cursor=c2&limit=100']);
    const lines = (await saved[0]?.text())?.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines?.[2]).toContain('"TKL7X2",3.86,129.5');
  });

  it('says when it did not work', async () => {
    const clicked = catchFile();
    servePages({ '': { items: [PAID] } });
    const { user } = await open();
    await screen.findByRole('button', { name: /^Deposit M-Pesa/ });
    fakeServer.use(http.get(`${ORIGIN}/api/wallet/transactions`, () => FAULTS.notFound()));
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('The export did not work. Please try again.')).toBeVisible();
    expect(clicked).not.toHaveBeenCalled();
  });
});
