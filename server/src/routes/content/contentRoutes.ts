import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { COLLECTION_ALIASES, CONTENT_COLLECTIONS, type ContentCollection } from '../../../../contract/collections.ts';
import { CollectionParamsSchema } from '../../../../contract/routes.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { CachedResponses, Translated } from '../../publish/createCachedResponses.ts';
import { sendTranslated } from '../../publish/sendCachedResponse.ts';
import { addContractRoute, contractOf } from '../contractRoute.ts';
import { CONTENT_PATHS } from './contentPaths.ts';

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
  for (const [path, collection] of Object.entries(CONTENT_PATHS)) {
    const translated = translatedOf(content, collection);
    addContractRoute(app, contractOf(path), (request, reply) => sendTranslated(translated, request, reply));
  }
  addContractRoute(app, contractOf('/content/:collection'), (request, reply) => {
    const { collection } = v.parse(CollectionParamsSchema, request.params);
    return sendTranslated(translatedOf(content, collection), request, reply);
  });
}
