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
beforeEach(() => {
  store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
});
afterEach(() => store.close());

const urlIn = async () => ((await store.get('games', id)) as { gameUrl?: string } | undefined)?.gameUrl;

describe('a seeded slot from before there were models', () => {
  it('gets its model and its jackpots, and its other fields stay', async () => {
    await put(store, 'games', { id, name: 'Old', gameUrl: OLD, popularity: 7 });
    await giveModels(store);
    expect(gameUrl).toMatch(/&model=\w+&jackpots=1$/);
    expect(await store.get('games', id)).toEqual({ id, name: 'Old', gameUrl, popularity: 7 });
  });

  it('keeps an address that an operator has written, before or later', async () => {
    await put(store, 'games', { id, gameUrl: `${OLD}&model=book` });
    await giveModels(store);
    expect(await urlIn()).toBe(`${OLD}&model=book`);
    await put(store, 'games', { id, gameUrl: OLD });
    await giveModels(store);
    expect(await urlIn()).toBe(OLD);
  });
});
