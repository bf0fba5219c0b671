import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '@/features/auth';
import { myRewardsApi } from '@/features/rewards';
import { balanceApi } from '../balanceApi';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { makeFollowingStore, signInto } from '@/testing/signIn';
import { buildTransaction } from '@/testing/walletBuilders';
import { walletApi } from '../walletApi';
import { followWallet, pauseAfter } from './followWallet';

interface Connection {
  token: string | null;
  say: (text: string) => void;
  end: () => void;
  lose: () => void;
}

/** A server that keeps its connections, oldest first. */
const serveEvents = () => {
  const connections: Connection[] = [];
  fakeServer.use(
    http.get(`${ORIGIN}/api/wallet/events`, ({ request }) => {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(': hello\n\n'));
          connections.push({
            token: request.headers.get('authorization'),
            say: (text) => stream.enqueue(new TextEncoder().encode(text)),
            end: () => stream.close(),
            lose: () => stream.error(new TypeError('network')),
          });
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return connections;
};

const MONEY = { balance: 12.5, bonusBalance: 1, held: 0, available: 12.5, currency: 'USD' };

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
});

const follow = async () => {
  const connections = serveEvents();
  const made = makeFollowingStore(fakeIdentity());
  await signInto(made.store, made.identity);
  stop = made.store.dispatch(followWallet());
  await waitFor(() => expect(connections).toHaveLength(1));
  const balance = () => balanceApi.endpoints.getBalance.select()(made.store.getState()).data;
  return { ...made, connections, balance };
};

const last = (connections: readonly Connection[]): Connection => {
  const connection = connections.at(-1);
  if (!connection) throw new Error('no connection');
  return connection;
};

const say = (connections: readonly Connection[], name: string, body: unknown) =>
  last(connections).say(`event: ${name}\ndata: ${JSON.stringify(body)}\n\n`);

/** Counts the reads of a path. */
const countReads = (path: string, data: unknown) => {
  const reads = { count: 0, data };
  fakeServer.use(
    http.get(`${ORIGIN}/api/${path}`, () => {
      reads.count += 1;
      return HttpResponse.json({ data: reads.data } as object);
    }),
  );
  return reads;
};

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
    stop();
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
