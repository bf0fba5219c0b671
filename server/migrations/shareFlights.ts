import type { DocumentStore } from '../src/store/DocumentStore.ts';
import { SEED_GAMES } from '../seed/catalogue/games.ts';

const DONE = 'shared-flights';

/**
 * Games that were seeded before they had one flight for everybody get it, once: an operator who changes the address
 * later keeps the change. Another game in place of the seeded one stays as it is.
 */
export function shareFlights(store: DocumentStore): Promise<void> {
  const shared = SEED_GAMES.filter(({ flight }) => flight === 'shared').map(({ id }) => id);
  return store.transaction(DONE, async (tx) => {
    if (await tx.get('meta', DONE)) return;
    const games = await Promise.all(shared.map((id) => tx.get('games', id)));
    for (const game of games) {
      const { gameUrl } = (game ?? {}) as { gameUrl?: unknown };
      if (game && isSingle(gameUrl)) tx.set('games', { ...game, gameUrl: `${gameUrl}&flight=shared` } as typeof game);
    }
    tx.set('meta', { id: DONE });
  });
}

/** An older seed wrote the address like this. */
const isSingle = (gameUrl: unknown): gameUrl is string =>
  typeof gameUrl === 'string' && gameUrl.startsWith('/originals/crash.html?') && !/[?&]flight=/.test(gameUrl);
