import type { FastifyInstance } from 'fastify';
import type { CachedResponses } from '../../publish/createCachedResponses.ts';
import { sendTranslated } from '../../publish/sendCachedResponse.ts';
import { addContractRoute, contractOf } from '../contractRoute.ts';

export function settingsRoutes(app: FastifyInstance, { settings }: CachedResponses): void {
  addContractRoute(app, contractOf('/settings'), (request, reply) => sendTranslated(settings, request, reply));
}
