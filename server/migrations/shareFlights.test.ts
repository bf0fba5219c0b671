import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isSharedFlight } from '../../contract/playTerms.ts';
import { COLLECTIONS } from '../src/data/openStore.ts';
import type { DocumentStore } from '../src/store/DocumentStore.ts';
import { openSqliteStore } from '../src/store/sqlite/openSqliteStore.ts';
import { put } from '../src/testing/put.ts';
import { SEED_GAMES } from '../seed/catalogue/games.ts';
import { shareFlights } from './shareFlights.ts';
import { toGameDocument } from '../seed/catalogue/toGame.ts';

const kupaa = SEED_GAMES.filter(({ flight }) => flight === 'shared').map((game) => toGameDocument(game, 0));
const [{ id, gameUrl = '' }] = kupaa as [(typeof kupaa)[0]];
const OLD = gameUrl.replace('&flight=shared', '');

let store: DocumentStore;
beforeEach(() => {
  store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
});
afterEach(() => store.close());

const urlIn = async () => ((await store.get('games', id)) as { gameUrl?: string } | undefined)?.gameUrl;

describe('Kupaa in a database from before the flights for everybody', () => {
  it('gets one flight for everybody, and its other fields stay', async () => {
    await put(store, 'games', { id, name: 'Kupaa', gameUrl: OLD, popularity: 7 });
    await shareFlights(store);
    expect(isSharedFlight(await urlIn())).toBe(true);
    expect(await store.get('games', id)).toEqual({ id, name: 'Kupaa', gameUrl, popularity: 7 });
  });

  it('keeps what the operator makes of it later', async () => {
    await put(store, 'games', { id, gameUrl: OLD });
    await shareFlights(store);
    await put(store, 'games', { id, gameUrl: OLD });
    await shareFlights(store);
    expect(await urlIn()).toBe(OLD);
  });

  it.each([gameUrl, '/originals/slots.html?title=Kupaa', 'https://games.example/kupaa', undefined])(
    'stays at the address %s',
    async (address) => {
      await put(store, 'games', { id, ...(address && { gameUrl: address }) });
      await shareFlights(store);
      expect(await urlIn()).toBe(address);
    },
  );

  it('is not invented where the operator has deleted it', async () => {
    await shareFlights(store);
    expect(await urlIn()).toBeUndefined();
  });
});
