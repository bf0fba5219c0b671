import { LedgerScene } from '../../server/src/testing/LedgerScene.ts';
import { openPlace, type StorePlace } from '../faults/stores.ts';

/** One flight for everybody, and a crash game of one's own. */
export const SHARED = 'kupaa';
export const SINGLE = 'crash';

const game = (id: string, more = '') => ({
  id,
  name: id,
  provider: 'Karata Originals',
  gameUrl: `/originals/crash.html?title=${id}${more}`,
});

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
