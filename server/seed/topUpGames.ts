import type { DocumentStore } from '../src/store/DocumentStore.ts';
import { toGameDocument } from './catalogue/toGame.ts';
import { variations } from './catalogue/variations.ts';
import { seededIds, seedStore } from './seed.ts';

/**
 * Adds variations of the seeded games until the catalogue has `wanted` games; removes none.
 * @returns the number of games written
 */
export async function topUpGames(store: DocumentStore, wanted: number, nowMs: number): Promise<number> {
  const games = await store.find('games');
  const missing = wanted - games.length;
  if (missing <= 0) return 0;
  const taken = new Set([...(await seededIds(store, 'games')), ...games.map(({ id }) => id)]);
  const fresh = variations(missing + taken.size).filter(({ id }) => !taken.has(id));
  return seedStore(store, { games: fresh.slice(0, missing).map((game) => toGameDocument(game, nowMs)) });
}
