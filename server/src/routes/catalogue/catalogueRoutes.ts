import type { FastifyInstance } from 'fastify';
import { CATALOGUE } from '../../../../contract/games.ts';
import type { CachedResponses } from '../../publish/createCachedResponses.ts';
import { readGames } from '../../publish/readDocuments.ts';
import { sendCachedResponse } from '../../publish/sendCachedResponse.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { addContractRoute } from '../contractRoute.ts';

/** `/games?ids=` is for a browser's own favourites. Short and rare, like a category: read from the store, not published. */
export function catalogueRoutes(app: FastifyInstance, store: DocumentStore, published: CachedResponses): void {
  const readByIds = async (ids: string) => ({
    data: await readGames(store, app.log, { where: [['id', 'in', ids.split(',')]] }),
  });
  const readCategory = async (category: string) => ({
    data: (await readGames(store, app.log)).filter((game) => game.category === category),
  });
  addContractRoute(app, CATALOGUE.games, (request, reply) => {
    const { list, ids, category } = request.query;
    if (ids !== undefined) return readByIds(ids);
    if (category !== undefined) return readCategory(category);
    return sendCachedResponse(list === 'lobby' ? published.lobby : published.games, request, reply);
  });
  addContractRoute(app, CATALOGUE.providers, (request, reply) =>
    sendCachedResponse(published.providers, request, reply),
  );
}
