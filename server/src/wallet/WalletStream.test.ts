import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { COLLECTIONS } from '../data/openStore.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { RAIL_NAMES } from '../../../contract/railWords.ts';
import { WalletFeed } from './WalletStream.ts';

let store: DocumentStore;
let feed: WalletFeed;

beforeEach(() => {
  store = openSqliteStore(':memory:', COLLECTIONS);
  feed = new WalletFeed(store);
});
afterEach(async () => {
  feed.close();
  await store.close();
});

const follow = (uid: string) => {
  const listener = jest.fn();
  return { listener, stop: feed.subscribe(uid, listener) };
};
const writeBalance = (uid: string, balance: number) =>
  store.transaction('test', async (tx) => tx.set('users', { id: uid, balance }));
/** A payment as another server writes it: the record and the player in one commit. */
const writePayment = (uid: string) =>
  store.transaction('test', async (tx) => {
    tx.set('users', { id: uid, balance: 5 });
    tx.set('withdrawals', {
      ...{ id: 'w', userId: uid, method: RAIL_NAMES[0], status: 'failed', amount: 5, currency: 'KES', debitCents: 0 },
      ...{
        createdAt: '2026-11-22T09:00:00.000Z',
        updatedAt: '2026-11-22T09:00:00.000Z',
        checks: 0,
        timeline: [],
        answer: { success: false, message: '' },
      },
    });
  });

describe('the wallet feed', () => {
  it('tells a player once about each commit that changed the money, and nobody else', async () => {
    const [{ listener: first }, { listener: other }] = [follow('a'), follow('b')];
    await writeBalance('a', 5);
    expect(first.mock.calls).toEqual([['balance']]);
    await writePayment('a');
    expect(first.mock.calls).toEqual([['balance'], ['all']]);
    expect(other).not.toHaveBeenCalled();
  });

  it('tells every tab of a player, until each is closed', async () => {
    const [first, second] = [follow('a'), follow('a')];
    await writeBalance('a', 5);
    first.stop();
    await writeBalance('a', 6);
    expect([first.listener, second.listener].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });

  it('follows the store once for a hundred players, and not at all when nobody listens', async () => {
    const changes = jest.spyOn(store, 'changes');
    const stops = Array.from({ length: 100 }, (_, index) => follow(`uid-${index}`).stop);
    expect(changes).toHaveBeenCalledTimes(1);
    stops.forEach((stop) => stop());
    const { listener } = follow('a');
    expect(changes).toHaveBeenCalledTimes(2);
    await writeBalance('a', 5);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
