import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../src/data/openStore.ts';
import { openSqliteStore } from '../src/store/sqlite/openSqliteStore.ts';
import type { DocumentStore } from '../src/store/DocumentStore.ts';
import { put } from '../src/testing/put.ts';
import { SEED_GAMES } from '../seed/catalogue/games.ts';
import { toGameDocument } from '../seed/catalogue/toGame.ts';
import { giveModels } from './giveModels.ts';

const [slot] = SEED_GAMES.filter(({ jackpots }) => jackpots).map((game) => toGameDocument(game, 0));
const { id = '', gameUrl = '' } = slot ?? {};
const OLD = gameUrl.replace(/&model=.*$/, '');

let store: DocumentStore;
afterEach(() => store.close());
beforeEach(() => void (store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true })));

const migrated = async (gameUrl: string) => {
  await put(store, 'games', { id, gameUrl });
  await giveModels(store);
  return store.get('games', id);
};

describe('a seeded slot from before there were models', () => {
  it('gets its model and its jackpots, and its other fields stay', async () => {
    await put(store, 'games', { id, name: 'Old', gameUrl: OLD, popularity: 7 });
    await giveModels(store);
    expect(gameUrl).toMatch(/&model=\w+&jackpots=1$/);
    expect(await store.get('games', id)).toEqual({ id, name: 'Old', gameUrl, popularity: 7 });
  });

  it('keeps an address that an operator has written, before or later', async () => {
    expect(await migrated(`${OLD}&model=book`)).toMatchObject({ gameUrl: `${OLD}&model=book` });
    expect(await migrated(OLD)).toMatchObject({ gameUrl: OLD });
  });
});
