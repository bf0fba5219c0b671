import type { FastifyInstance } from 'fastify';
import type { Publications } from '../../publish/createPublications.ts';
import { sendTranslated } from '../../publish/sendPublication.ts';
import { addContractRoute, contractOf } from '../contractRoute.ts';

export function settingsRoutes(app: FastifyInstance, { settings }: Publications): void {
  addContractRoute(app, contractOf('/settings'), (request, reply) => sendTranslated(settings, request, reply));
}
