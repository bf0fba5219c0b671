import type { FastifyInstance } from 'fastify';
import {
  COLLECTION_ALIASES,
  CONTENT_COLLECTIONS,
  CONTENT_LISTS,
  type ContentCollection,
} from '../../../../contract/collections.ts';
import { ANY_CONTENT } from '../../../../contract/content.ts';
import type { RouteTypes } from '../../../../contract/route.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { CachedResponses, Translated } from '../../publish/createCachedResponses.ts';
import { sendTranslated } from '../../publish/sendCachedResponse.ts';
import { addContractRoute } from '../contractRoute.ts';

const isCollection = (name: string): name is ContentCollection => Object.hasOwn(CONTENT_COLLECTIONS, name);

const collectionOf = (name: string): ContentCollection | undefined =>
  isCollection(name) ? name : Object.entries(COLLECTION_ALIASES).find(([alias]) => alias === name)?.[1];

function translatedOf(content: CachedResponses['content'], name: string): Translated {
  const collection = collectionOf(name);
  const translated = collection && content.get(collection);
  if (translated) return translated;
  const known = Object.keys(CONTENT_COLLECTIONS).join(', ');
  throw new ApiError(404, 'unknown_collection', `There is no collection "${name}". There are: ${known}`);
}

export function contentRoutes(app: FastifyInstance, { content }: CachedResponses): void {
  for (const { operation, collection } of CONTENT_LISTS) {
    const translated = translatedOf(content, collection);
    addContractRoute<RouteTypes>(app, operation, (request, reply) => sendTranslated(translated, request, reply));
  }
  addContractRoute(app, ANY_CONTENT, (request, reply) =>
    sendTranslated(translatedOf(content, request.params.collection), request, reply),
  );
}
