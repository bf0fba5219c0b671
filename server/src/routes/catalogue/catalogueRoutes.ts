import type { FastifyInstance } from 'fastify';
import { CATALOGUE } from '../../../../contract/operations/site.ts';
import type { CachedResponses } from '../../publish/createCachedResponses.ts';
import { readGames } from '../../publish/readGames.ts';
import { sendCachedResponse } from '../../publish/sendCachedResponse.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { addContractRoute } from '../contractRoute.ts';

/** `/games?ids=` is for a browser's own favourites: short and rare, so it is read from the store, not published. */
export function catalogueRoutes(app: FastifyInstance, store: DocumentStore, published: CachedResponses): void {
  const readByIds = async (ids: string) => ({
    data: await readGames(store, app.log, { where: [['id', 'in', ids.split(',')]] }),
  });
  addContractRoute(app, CATALOGUE.games, (request, reply) => {
    const { list, ids } = request.query;
    if (ids !== undefined) return readByIds(ids);
    return sendCachedResponse(list === 'lobby' ? published.lobby : published.games, request, reply);
  });
  addContractRoute(app, CATALOGUE.providers, (request, reply) =>
    sendCachedResponse(published.providers, request, reply),
  );
}
