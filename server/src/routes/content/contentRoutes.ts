import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { COLLECTION_ALIASES, CONTENT_COLLECTIONS, type ContentCollection } from '../../../../contract/collections.ts';
import { CollectionParamsSchema } from '../../../../contract/routes.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Publication } from '../../publish/Publication.ts';
import type { Publications } from '../../publish/createPublications.ts';
import { sendPublication } from '../../publish/sendPublication.ts';
import { addContractRoute, contractOf } from '../contractRoute.ts';
import { CONTENT_PATHS } from './contentPaths.ts';

const isCollection = (name: string): name is ContentCollection => Object.hasOwn(CONTENT_COLLECTIONS, name);

const collectionOf = (name: string): ContentCollection | undefined =>
  isCollection(name) ? name : Object.entries(COLLECTION_ALIASES).find(([alias]) => alias === name)?.[1];

function publicationOf(content: Publications['content'], name: string): Publication {
  const collection = collectionOf(name);
  const publication = collection && content.get(collection);
  if (publication) return publication;
  const known = Object.keys(CONTENT_COLLECTIONS).join(', ');
  throw new ApiError(404, 'unknown_collection', `There is no collection "${name}". There are: ${known}`);
}

export function contentRoutes(app: FastifyInstance, { content }: Publications): void {
  for (const [path, collection] of Object.entries(CONTENT_PATHS)) {
    const publication = publicationOf(content, collection);
    addContractRoute(app, contractOf(path), (request, reply) => sendPublication(publication, request, reply));
  }
  addContractRoute(app, contractOf('/content/:collection'), (request, reply) => {
    const { collection } = v.parse(CollectionParamsSchema, request.params);
    return sendPublication(publicationOf(content, collection), request, reply);
  });
}
