import type { FastifyBaseLogger } from 'fastify';
import { type Game, GameSchema } from '../../../contract/games.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { Query } from '../store/query.ts';
import type { Item } from '../store/collections.ts';
import { readDocuments } from './readDocuments.ts';

/** The public games. The address of a game for money is removed, because only opening the game gives it. */
export async function readGames(
  store: DocumentStore,
  log: FastifyBaseLogger,
  query: Query<Item> = {},
): Promise<Game[]> {
  return (await readDocuments(store, 'games', GameSchema, log, query)).map(withoutPrivateAddress);
}

function withoutPrivateAddress(game: Game): Game {
  if (game.isDemo) return game;
  const { gameUrl: _gameUrl, url: _url, ...told } = game;
  return told;
}
