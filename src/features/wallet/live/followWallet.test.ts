import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '@/features/auth';
import { claimsApi } from '@/features/rewards';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { last, say } from '@/testing/serveEvents';
import { buildTransaction } from '@/testing/walletBuilders';
import { balanceApi } from '../moneyApi';
import { walletApi } from '../walletApi';
import { countReads, follow, MONEY, stopFollowing } from './followWallet.testTools';
import { pauseAfter } from './followWallet';

afterEach(stopFollowing);

describe('the live wallet updates', () => {
  it('are requested with the token of the player', async () => {
    const { connections } = await follow();
    expect(last(connections).token).toBe('Bearer token-of-the-player');
  });

  it('change the balance', async () => {
    const { connections, balance } = await follow();
    say(connections, 'balance', MONEY);
    await waitFor(() => expect(balance()).toEqual(MONEY));
  });

  it('reload the bonuses on screen, because a bet may have counted for one', async () => {
    const { connections, store } = await follow();
    const reads = countReads('users/me/bonuses', []);
    store.dispatch(claimsApi.endpoints.getBonusClaims.initiate());
    await waitFor(() => expect(reads.count).toBe(1));
    say(connections, 'balance', MONEY);
    await waitFor(() => expect(reads.count).toBe(2));
  });

  it('change a deposit, and reload lists', async () => {
    const { connections, store } = await follow();
    const reads = countReads('wallet/transactions', { items: [] });
    store.dispatch(walletApi.endpoints.getTransactions.initiate({}));
    await waitFor(() => expect(reads.count).toBe(1));
    const paid = buildTransaction({ status: 'completed', receipt: 'R1' });
    say(connections, 'transaction', paid);
    const known = () => walletApi.endpoints.getTransaction.select({ type: 'deposit', id: 'd1' })(store.getState()).data;
    await waitFor(() => expect(known()).toMatchObject({ status: 'completed', receipt: 'R1' }));
    await waitFor(() => expect(reads.count).toBeGreaterThan(1));
  });

  it('load the notifications again when there is a new one', async () => {
    const { connections, store } = await follow();
    const reads = countReads('users/me/notifications', []);
    store.dispatch(accountApi.endpoints.getNotifications.initiate());
    await waitFor(() => expect(reads.count).toBe(1));
    say(connections, 'notification', { id: 'n1', kind: 'vip', createdAt: '2026-11-20T09:31:00.000Z' });
    await waitFor(() => expect(reads.count).toBe(2));
  });

  it('ignore data that does not fit the contract', async () => {
    const { connections, balance } = await follow();
    say(connections, 'transaction', { id: '' });
    last(connections).say('event: balance\ndata: {"balance":\n\n');
    say(connections, 'balance', MONEY);
    await waitFor(() => expect(balance()).toEqual(MONEY));
  });

  it('are not overwritten by a read that started earlier', async () => {
    const { connections, store, balance } = await follow();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const truth = { balance: 12.5, asked: 0 };
    fakeServer.use(
      http.get(`${ORIGIN}/api/wallet/balance`, async () => {
        const before = { ...MONEY, balance: truth.balance };
        truth.asked += 1;
        if (truth.asked === 1) await held;
        return HttpResponse.json({ data: before });
      }),
    );
    store.dispatch(balanceApi.endpoints.getBalance.initiate());
    await waitFor(() => expect(truth.asked).toBe(1));
    truth.balance = 99;
    say(connections, 'balance', { ...MONEY, balance: 99 });
    await waitFor(() => expect(balance()?.balance).toBe(99));
    release();
    await waitFor(() => expect(truth.asked).toBe(2));
    await waitFor(() => expect(balance()?.balance).toBe(99));
  });

  it('reload nothing for events from before the connection was lost', async () => {
    const { connections, store } = await follow();
    const reads = countReads('users/me/notifications', []);
    store.dispatch(accountApi.endpoints.getNotifications.initiate());
    await waitFor(() => expect(reads.count).toBe(1));
    const paid = buildTransaction({ status: 'completed', updatedAt: '2026-11-20T09:31:00.000Z' });
    say(connections, 'transaction', paid);
    await waitFor(() => expect(reads.count).toBe(2));
    last(connections).end();
    await waitFor(() => expect(connections).toHaveLength(2));
    say(connections, 'transaction', paid);
    say(connections, 'balance', MONEY);
    await waitFor(() => expect(balanceApi.endpoints.getBalance.select()(store.getState()).data).toEqual(MONEY));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(reads.count).toBe(2);
    say(connections, 'transaction', { ...paid, updatedAt: '2026-11-20T09:32:00.000Z' });
    await waitFor(() => expect(reads.count).toBe(3));
  });

  it.each([
    ['the stream ends', 'end'],
    ['the connection breaks', 'lose'],
  ] as const)('connect again when %s, and load what was missed', async (_what, how) => {
    const { connections, store } = await follow();
    const reads = countReads('wallet/balance', MONEY);
    store.dispatch(balanceApi.endpoints.getBalance.initiate());
    await waitFor(() => expect(reads.count).toBe(1));
    last(connections)[how]();
    await waitFor(() => expect(connections).toHaveLength(2));
    await waitFor(() => expect(reads.count).toBeGreaterThan(1));
    reads.data = { ...MONEY, balance: 99 };
    say(connections, 'balance', reads.data);
    await waitFor(() => expect(balanceApi.endpoints.getBalance.select()(store.getState()).data?.balance).toBe(99));
  });

  it('end the session with its reason when it is refused, after signing out everywhere', async () => {
    const { connections, store } = await follow();
    const reads = countReads('wallet/balance', MONEY);
    store.dispatch(balanceApi.endpoints.getBalance.initiate());
    await waitFor(() => expect(reads.count).toBe(1));
    const error = { code: 'token_revoked', message: 'no' };
    fakeServer.use(http.get(`${ORIGIN}/api/wallet/*`, () => HttpResponse.json({ error }, { status: 401 })));
    last(connections).end();
    await waitFor(() => expect(store.getState().auth).toMatchObject({ player: null, notice: 'auth.notice.revoked' }));
  });

  it('connect again at once when the network is back', async () => {
    const { connections } = await follow();
    // The pause would otherwise be longer than any test.
    jest.spyOn(Math, 'random').mockReturnValue(10_000);
    last(connections).end();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(connections).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(connections).toHaveLength(2));
  });

  it('stop on request', async () => {
    const { connections, balance } = await follow();
    stopFollowing();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    window.dispatchEvent(new Event('online'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(connections).toHaveLength(1);
    expect(balance()).toBeUndefined();
  });
});

describe('the pause before connecting again', () => {
  it('grows up to a maximum', () => {
    expect([0, 1, 2, 10].map((failures) => pauseAfter(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000]);
    expect(pauseAfter(0, 0)).toBe(500);
  });
});
