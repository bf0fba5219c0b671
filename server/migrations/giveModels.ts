import { toGameDocument } from '../seed/catalogue/toGame.ts';
import { SEED_GAMES } from '../seed/catalogue/games.ts';
import type { DocumentStore } from '../src/store/DocumentStore.ts';

const DONE = 'slot-models';

/** Firestore allows more writes in one transaction. */
const AT_ONCE = 200;

/** Seeded slots from before there were models and jackpots get those of today's seed, once. Addresses of operators stay as they are. */
export async function giveModels(store: DocumentStore): Promise<void> {
  if (await store.get('meta', DONE)) return;
  const slots = SEED_GAMES.filter(({ model }) => model !== undefined).map((game) => toGameDocument(game, 0));
  for (let from = 0; from < slots.length; from += AT_ONCE)
    await store.transaction(DONE, async (tx) => {
      const some = slots.slice(from, from + AT_ONCE);
      const games = await Promise.all(some.map(({ id }) => tx.get('games', id)));
      for (const [place, game] of games.entries()) {
        const gameUrl = some[place]?.gameUrl;
        if (game && gameUrl && isOlder(game, gameUrl)) tx.set('games', { ...game, gameUrl } as typeof game);
      }
    });
  await store.transaction(DONE, async (tx) => tx.set('meta', { id: DONE }));
}

/** An older seed wrote the same address without what came later. */
const isOlder = (game: object, gameUrl: string): boolean =>
  'gameUrl' in game && game.gameUrl === gameUrl.replace(/&model=.*$/, '');
