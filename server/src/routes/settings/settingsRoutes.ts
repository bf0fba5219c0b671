import type { FastifyInstance } from 'fastify';
import { SETTINGS } from '../../../../contract/settings.ts';
import type { CachedResponses } from '../../publish/createCachedResponses.ts';
import { sendTranslated } from '../../publish/sendCachedResponse.ts';
import { addContractRoute } from '../contractRoute.ts';

export function settingsRoutes(app: FastifyInstance, { settings }: CachedResponses): void {
  addContractRoute(app, SETTINGS, (request, reply) => sendTranslated(settings, request, reply));
}
