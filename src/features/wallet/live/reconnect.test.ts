import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '@/features/auth';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { last, say } from '@/testing/serveEvents';
import { buildTransaction } from '@/testing/walletBuilders';
import { balanceApi } from '../balanceApi';
import { pauseAfter } from './followWallet';
import { countReads, follow, MONEY, stopFollowing } from './followWallet.testTools';

afterEach(stopFollowing);

describe('the live wallet updates', () => {
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

  it.each(['end', 'lose'] as const)('connect again after an %s, and load what was missed', async (how) => {
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
    // Otherwise it would wait longer than any test.
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
