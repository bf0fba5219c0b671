import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { COLLECTIONS } from '../data/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { WalletFeed } from './WalletFeed.ts';

const INTERVAL = 1_500;
const NOW = Date.parse('2026-11-22T09:00:00Z');

let store: DocumentStore;
let feed: WalletFeed;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate'] });
  store = openSqliteStore(':memory:', COLLECTIONS);
  feed = new WalletFeed(store, { interval: INTERVAL, now: Date.now });
});
afterEach(async () => {
  feed.close();
  jest.useRealTimers();
  await store.close();
});

const follow = (uid: string): jest.Mock => {
  const listener = jest.fn();
  feed.subscribe(uid, listener);
  return listener;
};
/** As another server writes, with a different clock. */
const write = (uid: string, balance: number, clockMs = 0) =>
  store.transaction('test', async (tx) =>
    tx.set('users', { id: uid, balance, lastBalanceUpdate: new Date(Date.now() + clockMs).toISOString() }),
  );
/** More pages than a read here has: others get their turn between two of them. */
const PAGES = 10;
async function looks(count: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(count * INTERVAL);
  for (let page = 0; page < PAGES; page += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('the wallet feed', () => {
  it('tells a player once about each change of another server', async () => {
    const [first, other] = [follow('a'), follow('b')];
    await write('a', 5);
    await looks(4);
    expect(first).toHaveBeenCalledTimes(1);
    await write('a', 6);
    await looks(1);
    expect(first).toHaveBeenCalledTimes(2);
    expect(other).not.toHaveBeenCalled();
  });

  it('tells a change of the balance alone from one of a payment', async () => {
    const listener = follow('a');
    await write('a', 5);
    await looks(1);
    feed.announce('a', 'balance');
    feed.announce('a');
    expect(listener.mock.calls).toEqual([['balance'], ['balance'], ['all']]);
  });

  it('finds changes that were written with a clock some seconds slow or fast', async () => {
    const listener = follow('a');
    await write('a', 5, -6_000);
    await looks(1);
    expect(listener).toHaveBeenCalledTimes(1);
    await write('a', 6, 20_000);
    await looks(1);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('reads the store as often for a hundred players as for one', async () => {
    const find = jest.spyOn(store, 'find');
    Array.from({ length: 100 }, (_, index) => follow(`uid-${index}`));
    await looks(2);
    expect(find).toHaveBeenCalledTimes(6);
  });

  it('reports all changes, also when there are more than one read takes', async () => {
    const listener = follow('uid-1100');
    await store.transaction('test', async (tx) => {
      for (let index = 0; index <= 1_100; index += 1)
        tx.set('users', { id: `uid-${index}`, balance: 1, lastBalanceUpdate: new Date(NOW + index).toISOString() });
    });
    await looks(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reads nothing when nobody listens', async () => {
    const find = jest.spyOn(store, 'find');
    feed.subscribe('a', jest.fn())();
    await looks(3);
    expect(find).not.toHaveBeenCalled();
  });
});
