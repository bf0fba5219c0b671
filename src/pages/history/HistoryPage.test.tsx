import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '@/api';
import { selectModals, selectPage } from '@/features/ui';
import { ANY_METHOD } from '@/features/wallet/methodKits.testTools';
import { buildProfile, fakeApi, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import HistoryPage from './HistoryPage';
import { CASHOUT, openHistory, PAID, rows, servePages } from './historyPage.testTools';

const { name } = ANY_METHOD;

describe('the history page', () => {
  it('asks a visitor to sign in', async () => {
    const { user, store } = renderWithStore(<HistoryPage />, { page: 'history' });
    await user.click(await screen.findByRole('button', { name: 'Log In' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth' }]);
  });

  it('lists type, method, amount, currency, state, receipt and time', async () => {
    servePages({ '': { items: [CASHOUT, PAID] } });
    await openHistory();
    await screen.findByRole('button', { name: /Withdrawal/ });
    expect(rows()).toEqual([
      expect.stringMatching(`^Withdrawal${name} · 0712 ••• 67820 Nov 2026 \\S+−US\\$25On its way$`),
      expect.stringMatching(`^Deposit${name} · 0712 ••• 67820 Nov 2026 \\S+ · TKL7X2\\+Ksh 500Completed$`),
    ]);
  });

  it('shows no direction for money that did not move, and why it failed', async () => {
    const failed = { status: 'failed', reason: 'insufficient_funds', receipt: undefined };
    servePages({
      '': {
        items: [
          { ...PAID, ...failed },
          { ...CASHOUT, ...failed, reason: 'payout_failed' },
          { ...PAID, ...failed, id: 'd2', reason: 'a_reason_of_tomorrow' },
          { ...PAID, id: 'd3', status: 'processing', receipt: undefined },
        ],
      },
    });
    await openHistory();
    await screen.findByRole('button', { name: /Withdrawal/ });
    expect(rows()).toEqual([
      expect.stringMatching(/Not enough money in the accountKsh 500Failed$/),
      expect.stringMatching(/the money is back in your balanceUS\$25Failed$/),
      expect.stringMatching(/Contact support, and we will tell you whyKsh 500Failed$/),
      expect.stringMatching(/\dKsh 500On its way$/),
    ]);
  });

  it('loads more transactions page by page, and says when those are all', async () => {
    const asked = servePages({ '': { items: [CASHOUT], nextCursor: 'c2' }, c2: { items: [PAID] } });
    const { user } = await openHistory();
    const more = await screen.findByRole('button', { name: 'Load more' });
    expect(screen.queryByText(/That's all so far/)).toBeNull();
    await user.click(more);
    expect(await screen.findByRole('button', { name: /Deposit/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.getByText(/That's all so far/)).toBeVisible();
    expect(asked).toEqual(['limit=20', 'cursor=c2&limit=20']);
  });

  it('loads more transactions after a running refresh has ended', async () => {
    const pages = { '': { items: [CASHOUT], nextCursor: 'c2' }, c2: { items: [PAID] } };
    const asked = servePages(pages);
    const { user, store } = await openHistory();
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

  it('has the same state names in the filter and in the rows', async () => {
    servePages({ '': { items: [CASHOUT] } });
    await openHistory();
    expect(await screen.findByRole('button', { name: /^Withdrawal.*On its way$/ })).toBeVisible();
    const options = within(screen.getByLabelText('Status')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All statuses',
      'On its way',
      'In review',
      'Completed',
      'Failed',
    ]);
  });

  it('asks for both open states as one, and names them so in the address', async () => {
    const asked = servePages({ '': { items: [CASHOUT] } });
    const { user, store } = await openHistory();
    await screen.findByRole('button', { name: /^Withdrawal/ });
    await user.selectOptions(screen.getByLabelText('Status'), 'On its way');
    await waitFor(() => expect(asked.at(-1)).toBe('status=underWay&limit=20'));
    expect(selectPage(store.getState())).toBe('history?status=underWay');
  });

  it('is filtered by type and state, which are in the address', async () => {
    const asked = servePages({ '': { items: [PAID] } });
    const { user, store } = await openHistory();
    await screen.findByRole('button', { name: new RegExp(`^Deposit ${name}`) });
    await user.selectOptions(screen.getByLabelText('Type'), 'Deposits');
    await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
    await waitFor(() => expect(asked.at(-1)).toBe('type=deposit&status=completed&limit=20'));
    expect(selectPage(store.getState())).toBe('history?type=deposit&status=completed');
  });

  it('opens with the filter of its address, and ignores an unknown filter', async () => {
    const asked = servePages({ '': { items: [PAID] } });
    await openHistory('history?type=withdrawal&status=sideways');
    await waitFor(() => expect(asked).toEqual(['type=withdrawal&limit=20']));
    expect(screen.getByLabelText('Type')).toHaveValue('withdrawal');
  });

  it('says that there are no transactions yet, with a link to the deposit', async () => {
    const { user, store } = await openHistory();
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Make a deposit' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit' }]);
  });

  it('says that no transaction fits the filter, and can clear the filter', async () => {
    const { user, store } = await openHistory('history?status=failed');
    expect(await screen.findByText('Nothing fits this filter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(selectPage(store.getState())).toBe('history');
  });

  it('says that it could not be loaded, and can load it again', async () => {
    fakeApi({ 'wallet/transactions': 'notFound' });
    const { user } = await openHistory();
    expect(await screen.findByText('Your history could not be loaded')).toBeVisible();
    fakeApi({ 'wallet/transactions': { data: { items: [PAID] } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /Deposit/ })).toBeVisible();
  });

  it('keeps the loaded transactions when the next page fails', async () => {
    servePages({ '': { items: [CASHOUT], nextCursor: 'c2' } });
    const { user } = await openHistory();
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

describe('the CSV export', () => {
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

  it('exports every page of the filter', async () => {
    const clicked = catchFile();
    const asked = servePages({ '': { items: [CASHOUT], nextCursor: 'c2' }, c2: { items: [PAID] } });
    const { user } = await openHistory('history?status=completed');
    await screen.findByRole('button', { name: /Withdrawal/ });
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(asked.slice(1)).toEqual(['status=completed&limit=100', 'status=completed&cursor=c2&limit=100']);
    const lines = (await saved[0]?.text())?.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines?.[2]).toContain('"TKL7X2",3.86,"USD",129.5');
  });

  it('shows a message when the export fails', async () => {
    const clicked = catchFile();
    servePages({ '': { items: [PAID] } });
    const { user } = await openHistory();
    await screen.findByRole('button', { name: new RegExp(`^Deposit ${name}`) });
    fakeServer.use(http.get(`${ORIGIN}/api/wallet/transactions`, () => FAULTS.notFound()));
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe('the detail of a transaction', () => {
  const openDetail = async (more = {}) => {
    servePages({ '': { items: [PAID] } });
    fakeApi({
      'wallet/deposits/d1': {
        data: {
          ...PAID,
          ...more,
          timeline: [
            { status: 'pending', at: '2026-11-20T09:30:00.000Z' },
            { status: 'processing', at: '2026-11-20T09:30:01.000Z' },
            { status: 'failed', at: '2026-11-20T09:30:09.000Z', reason: 'insufficient_funds' },
          ],
        },
      },
    });
    const view = await openHistory();
    await view.user.click(await screen.findByRole('button', { name: new RegExp(`^Deposit ${ANY_METHOD.name}`) }));
    return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Deposit' })) };
  };

  it('shows every state of the transaction', async () => {
    const { dialog } = await openDetail();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    const steps = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps[2]).toMatch(/^FailedNot enough money in the account20 Nov/);
  });

  it('says nothing of free spins when the bonus has none', async () => {
    const bonus = { id: 'b', title: 'Karibu', amount: 5, freeSpins: 0, isCredited: true };
    const { dialog } = await openDetail({ bonus });
    const facts = (await dialog.findByText('Bonus')).closest('dl');
    expect([...(facts?.childNodes ?? [])].map(({ nodeName }) => nodeName)).not.toContain('#text');
    expect(dialog.queryByText('Free spins')).not.toBeInTheDocument();
  });

  it('shows the change of the balance in the currency of the player, and shillings as they were paid', async () => {
    const data = buildProfile({ preferredCurrency: 'KES' });
    fakeServer.use(http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data })));
    fakeApi({ 'users/me': { data } });
    const { dialog } = await openDetail();
    const change = await dialog.findByText('Change of your balance');
    expect(change.nextElementSibling).toHaveTextContent(/^Ksh.500$/);
  });

  it('shows the progress of a withdrawal as one picture', async () => {
    servePages({ '': { items: [CASHOUT] } });
    fakeApi({ 'wallet/withdrawals/w1': { data: CASHOUT } });
    const { user } = await openHistory();
    await user.click(await screen.findByRole('button', { name: /^Withdrawal/ }));
    const way = within(await screen.findByRole('region', { name: 'Your withdrawal, step by step' }));
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

  it('opens from a link, also for an unlisted transaction, until it is closed', async () => {
    servePages({ '': { items: [] } });
    fakeApi({ 'wallet/deposits/d9': { data: { ...PAID, id: 'd9' } } });
    const { user, store } = await openHistory('history?type=deposit&open=d9');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('TKL7X2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectPage(store.getState())).toBe('history?type=deposit');
  });

  it('closes with its button', async () => {
    const { user, dialog } = await openDetail();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
