/** The lists that everybody may read: games, providers, contents and settings of the site. */
import type { FastifyInstance } from 'fastify';
import { CATALOGUE } from '../../../contract/games.ts';
import type { Config } from '../config/Config.ts';
import { createFrameProbe } from '../publish/createFrameProbe.ts';
import type { CachedResponses, Translated } from '../publish/createCachedResponses.ts';
import { readGames } from '../publish/readDocuments.ts';
import { acceptedLanguage, sendCachedResponse, sendTranslated } from '../publish/sendCachedResponse.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { addContractRoute } from './contractRoute.ts';
import { COLLECTION_ALIASES, CONTENT_COLLECTIONS, CONTENT_LISTS } from '../../../contract/collections.ts';
import { ANY_CONTENT } from '../../../contract/content.ts';
import { JACKPOTS } from '../../../contract/jackpots.ts';
import { LAUNCHES } from '../../../contract/launches.ts';
import { RACES } from '../../../contract/races.ts';
import type { RouteTypes } from '../../../contract/route.ts';
import { ApiError } from '../errors/ApiError.ts';
import { SETTINGS } from '../../../contract/settings.ts';

export function publishedRoutes(
  app: FastifyInstance,
  store: DocumentStore,
  published: CachedResponses,
  origins: Pick<Config, 'gameOrigins' | 'siteOrigins'>,
): void {
  const refusesFrame = createFrameProbe(store, origins);
  addContractRoute(app, LAUNCHES.frame, async ({ params }) => ({ data: { isRefused: await refusesFrame(params.id) } }));
  addContractRoute(app, CATALOGUE.games, async (request, reply) => {
    const { list, ids, category } = request.query;
    // A browser asks for its own favourites, and for a category, rarely: these short lists are read from the store.
    if (ids !== undefined) return { data: await readGames(store, app.log, { where: [['id', 'in', ids.split(',')]] }) };
    if (category !== undefined)
      return { data: (await readGames(store, app.log)).filter((game) => game.category === category) };
    return sendCachedResponse(list === 'lobby' ? published.lobby : published.games, request, reply);
  });
  addContractRoute(app, CATALOGUE.providers, (request, reply) =>
    sendCachedResponse(published.providers, request, reply),
  );
  addContractRoute(app, JACKPOTS, (request, reply) => sendTranslated(published.jackpots, request, reply));
  addContractRoute(app, RACES.list, (request, reply) => sendTranslated(published.races, request, reply));
  addContractRoute(app, RACES.board, async (request, reply) => {
    const language = acceptedLanguage(request.headers['accept-language']);
    const race = await published.race(language, request.params.id);
    if (!race) throw new ApiError(404, 'race_not_found', 'This race does not run. GET /races has those that do');
    reply.headers({ 'content-language': language, 'cache-control': 'no-cache', vary: 'Accept-Language' });
    return { data: race };
  });
  addContractRoute(app, SETTINGS, (request, reply) => sendTranslated(published.settings, request, reply));
  contentRoutes(app, published);
}

function translatedOf(content: ReadonlyMap<string, Translated>, name: string): Translated {
  const alias = Object.entries(COLLECTION_ALIASES).find(([known]) => known === name);
  const translated = content.get(alias?.[1] ?? name);
  if (translated) return translated;
  const known = Object.keys(CONTENT_COLLECTIONS).join(', ');
  throw new ApiError(404, 'unknown_collection', `There is no collection "${name}". There are: ${known}`);
}

function contentRoutes(app: FastifyInstance, { content }: CachedResponses): void {
  for (const { operation, collection } of CONTENT_LISTS) {
    const translated = translatedOf(content, collection);
    addContractRoute<RouteTypes>(app, operation, (request, reply) => sendTranslated(translated, request, reply));
  }
  addContractRoute(app, ANY_CONTENT, (request, reply) =>
    sendTranslated(translatedOf(content, request.params.collection), request, reply),
  );
}
