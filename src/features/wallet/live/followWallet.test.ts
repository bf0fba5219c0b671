import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '@/features/auth';
import { myRewardsApi } from '@/features/rewards';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { last, say } from '@/testing/serveEvents';
import { buildTransaction } from '@/testing/walletBuilders';
import { balanceApi } from '../balanceApi';
import { walletApi } from '../walletApi';
import { countReads, follow, MONEY, stopFollowing } from './followWallet.testTools';

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
    store.dispatch(myRewardsApi.endpoints.getBonusClaims.initiate());
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
});
