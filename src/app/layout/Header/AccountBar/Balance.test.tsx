import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { modalClosed, modalOpened, selectModals } from '@/features/ui';
import { buildProfile, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { openHeader } from './accountBar.testTools';

const money = (balance: number) => ({ balance, available: balance });

describe('the balance in the header', () => {
  it('is read from the server, and again after a press', async () => {
    const asked: string[] = [];
    fakeServer.use(
      http.get(`${ORIGIN}/api/wallet/balance`, ({ request }) => {
        const { search } = new URL(request.url);
        asked.push(search);
        return HttpResponse.json({ data: money(search ? 30.25 : 12.5) });
      }),
    );
    const { user } = await openHeader();
    expect(await screen.findByText(/\$12\.50/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh the balance' }));
    expect(await screen.findByText(/\$30\.25/)).toBeVisible();
    expect(asked).toContain('?refresh=true');
  });

  it('is the available amount, in the preferred currency of the player', async () => {
    const profile = buildProfile({ preferredCurrency: 'KES' });
    fakeServer.use(http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data: profile })));
    fakeApi({ 'wallet/balance': { data: { ...money(25), held: 5, available: 20 } }, 'users/me': { data: profile } });
    await openHeader();
    expect(await screen.findByText(/Ksh\s2,590/)).toHaveTextContent('Balance: about ≈ Ksh 2,590');
  });

  it('waits, at its place, while the last step of the registration asks for the currency', async () => {
    fakeApi({ 'wallet/balance': { data: money(0) } });
    const { store } = await openHeader();
    expect(await screen.findByText(/\$0/)).toBeVisible();
    act(() => void store.dispatch(modalOpened('consent', {})));
    expect(screen.queryByText(/\$0/)).toBeNull();
    act(() => void store.dispatch(modalClosed('consent')));
    expect(screen.getByText(/\$0/)).toBeVisible();
  });

  it('has the bonus money beside it', async () => {
    fakeApi({ 'wallet/balance': { data: { ...money(100), bonusBalance: 400, currency: 'KES' } } });
    const profile = buildProfile({ currency: 'KES', preferredCurrency: 'KES' });
    fakeServer.use(http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data: profile })));
    fakeApi({ 'users/me': { data: profile } });
    await openHeader();
    expect(await screen.findByText(/Ksh\s100/)).toHaveTextContent('Balance: Ksh 100 + 400 bonus');
  });

  it('says once that both are about so much, when they are converted', async () => {
    const profile = buildProfile({ preferredCurrency: 'KES' });
    fakeServer.use(http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data: profile })));
    fakeApi({ 'wallet/balance': { data: { ...money(20), bonusBalance: 0.4 } }, 'users/me': { data: profile } });
    await openHeader();
    expect(await screen.findByText(/Ksh\s2,590/)).toHaveTextContent(/^Balance: about ≈ Ksh 2,590 \+ 5\d bonus$/);
  });

  it('shows the exact amount that was paid in shillings', async () => {
    const profile = buildProfile({ preferredCurrency: 'KES' });
    fakeServer.use(http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data: profile })));
    fakeApi({ 'wallet/balance': { data: { ...money(40.15), rest: 0.00443 } }, 'users/me': { data: profile } });
    await openHeader();
    expect(await screen.findByText(/Ksh\s5,200/)).toBeVisible();
  });

  it('has a + button that opens the deposit', async () => {
    const { user, store } = await openHeader();
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit' }]);
  });

  it('is zero when it cannot be read, with a message', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    fakeApi({ 'wallet/balance': 'notFound' });
    await openHeader();
    expect(await screen.findByText('The balance could not be refreshed. Last known:')).toBeInTheDocument();
    expect(screen.getByText(/\$0$/)).toBeVisible();
    expect(screen.getByText('Not updated')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('[karata] The balance could not be read');
  });

  it('keeps the known amount when a refresh fails', async () => {
    fakeApi({ 'wallet/balance': { data: money(12.5) } });
    const { user } = await openHeader();
    await screen.findByText(/\$12\.50/);
    jest.spyOn(console, 'warn').mockReturnValue();
    fakeApi({ 'wallet/balance': 'notFound' });
    await user.click(screen.getByRole('button', { name: 'Refresh the balance' }));
    expect(await screen.findByText('The balance could not be refreshed. Last known:')).toBeInTheDocument();
    expect(screen.getByText(/\$12\.50/)).toBeVisible();
  });
});
