import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../src/data/openStore.ts';
import { PUBLISHED_COLLECTIONS, type PublishedCollection } from '../src/store/collections.ts';
import type { DocumentStore } from '../src/store/DocumentStore.ts';
import type { StoredDocument } from '../src/store/query.ts';
import { openSqliteStore } from '../src/store/sqlite/openSqliteStore.ts';
import { seedData } from './seedData.ts';
import { type Seed, seedStore } from './seed.ts';
import { topUpGames } from './catalogue/topUpGames.ts';

const NOW_MS = Date.parse('2026-11-21T09:00:00Z');

let store: DocumentStore;
beforeEach(() => {
  store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
});
afterEach(() => store.close());

const names = async () => (await store.find('games')).map((game) => `${game.id} ${nameOf(game)}`);
const games = (...ids: string[]) => ({ games: ids.map((id) => ({ id, name: 'Seeded' })) });
const nameOf = (game: StoredDocument) => game['name'];
const change = (collection: PublishedCollection, document: StoredDocument) =>
  store.transaction('operator', async (tx) => tx.set(collection, document));

describe('seeding the store', () => {
  it('fills every published collection but bets, leaderboard and competitions, which are real, once', async () => {
    const written = await seedStore(store, seedData(NOW_MS));
    const filled = PUBLISHED_COLLECTIONS.filter(
      (name) => !['bet-history', 'leaderboard', 'competitions'].includes(name),
    );
    const counts = await Promise.all(filled.map((name) => store.count(name)));
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(written).toBeGreaterThan(200);
    expect(await seedStore(store, seedData(NOW_MS + 1))).toBe(0);
  });

  it('has no game in production that cannot be opened', () => {
    const examples = ["Griot's Ledger", 'Locked Vault'];
    const found = ({ games: seeded = [] }: Seed) =>
      seeded.map(nameOf).filter((name) => examples.includes(String(name)));
    expect(found(seedData(NOW_MS)).toSorted()).toEqual(examples);
    expect(found(seedData(NOW_MS, 'production'))).toEqual([]);
  });

  it('invents no players, neither in production nor elsewhere', async () => {
    expect(seedData(NOW_MS)).toMatchObject({ leaderboard: [], 'bet-history': [] });
    await seedStore(store, seedData(NOW_MS, 'production'));
    expect(await store.count('leaderboard')).toBe(0);
    expect(await store.count('challenge-content')).toBeGreaterThan(0);
  });

  it('keeps changes of the operator', async () => {
    await seedStore(store, games('a'));
    await change('games', { id: 'a', name: 'Changed' });
    await seedStore(store, games('a', 'b'));
    expect(await names()).toEqual(['a Changed', 'b Seeded']);
  });

  it('does not restore items that the operator deleted', async () => {
    await seedStore(store, games('a', 'b'));
    await store.transaction('operator', async (tx) => tx.delete('games', 'a'));
    await seedStore(store, games('a', 'b'));
    expect(await names()).toEqual(['b Seeded']);
  });

  it('does not overwrite items that the operator wrote before the first seeding', async () => {
    await change('games', { id: 'a', name: 'Own' });
    expect(await seedStore(store, games('a', 'b'))).toBe(1);
    expect(await names()).toEqual(['a Own', 'b Seeded']);
  });
});

describe('adding more games', () => {
  const unique = async () => new Set((await store.find('games')).map(nameOf)).size;

  it('reaches the requested number with different names', async () => {
    await seedStore(store, seedData(NOW_MS));
    await topUpGames(store, 1_000, NOW_MS);
    expect([await store.count('games'), await unique()]).toEqual([1_000, 1_000]);
  });

  it('continues after an earlier run, and removes nothing', async () => {
    await topUpGames(store, 30, NOW_MS);
    expect(await topUpGames(store, 50, NOW_MS)).toBe(20);
    expect(await topUpGames(store, 10, NOW_MS)).toBe(0);
    expect([await store.count('games'), await unique()]).toEqual([50, 50]);
  });

  it('replaces deleted games by others', async () => {
    await topUpGames(store, 30, NOW_MS);
    const [first] = await store.find('games', { limit: 1 });
    const id = String(first?.id);
    await store.transaction('operator', async (tx) => tx.delete('games', id));
    await topUpGames(store, 30, NOW_MS);
    expect(await store.count('games')).toBe(30);
    expect(await store.get('games', id)).toBeUndefined();
  });
});
