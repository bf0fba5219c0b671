import { randomBytes } from 'node:crypto';
import { linkOf, makeLinks, pointOf } from '../../server/src/play/fair.ts';
import { LedgerScene } from '../../server/src/testing/LedgerScene.ts';
import { openPlace, type StorePlace } from '../stores.ts';

/** One flight for everybody, and a crash game of one's own. */
export const SHARED = 'kupaa';
export const SINGLE = 'crash';

const game = (id: string, more = '') => ({
  id,
  name: id,
  provider: 'Karata Originals',
  gameUrl: `/originals/crash.html?title=${id}${more}`,
});

/** The crash points of the flights of `layShortFlights`, in hundredths. */
const SHORT = { least: 150, most: 250 };
/** The salt of the sandbox (`server/src/config/readConfig.ts`). */
const SALT = 'karata sandbox';

/** A chain whose first flights are neither over at once nor long, for a run that must not take its time by chance. */
export async function layShortFlights(place: StorePlace, count: number): Promise<void> {
  const store = openPlace(place);
  for (;;) {
    const links = await makeLinks(randomBytes(32).toString('hex'), 50);
    const points = Array.from({ length: count }, (_, index) => pointOf(linkOf(links, index + 1), SALT));
    if (points.some((point) => point < SHORT.least || point > SHORT.most)) continue;
    const chain = { ...links, id: 'short', gameId: SHARED, createdAt: new Date().toISOString() };
    await store.transaction('lay', async (tx) => {
      tx.create('flight-chains', chain);
      tx.create('flight-tables', { id: SHARED, chain: chain.id, flights: 0, wantedUntil: chain.createdAt });
    });
    return store.close();
  }
}

/** Players with KES paid in, before their server starts. */
export async function seatPlayers(place: StorePlace, count: number, amountKes: number): Promise<string[]> {
  const store = openPlace(place);
  const scene = new LedgerScene(store);
  await scene.put('games', game(SHARED, '&flight=shared'), game(SINGLE));
  const uids = Array.from({ length: count }, (_, number) => `player-${number}`);
  for (const uid of uids) {
    await scene.addPlayer(uid, 'KES');
    await scene.pay(amountKes, { uid });
  }
  await store.close();
  return uids;
}
