import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { selectPage } from '@/features/ui';
import { ANY_METHOD } from '@/features/wallet/methodKits.testTools';
import { buildProfile, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { CASHOUT, openHistory, PAID, servePages } from './historyPage.testTools';

describe('the detail of a transaction', () => {
  const openDetail = async () => {
    servePages({ '': { items: [PAID] } });
    fakeApi({
      'wallet/deposits/d1': {
        data: {
          ...PAID,
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
