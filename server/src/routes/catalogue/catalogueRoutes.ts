import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { GamesQuerySchema } from '../../../../contract/routes.ts';
import type { Publications } from '../../publish/createPublications.ts';
import { sendPublication } from '../../publish/sendPublication.ts';
import { addContractRoute, contractOf } from '../contractRoute.ts';

export function catalogueRoutes(app: FastifyInstance, { games, lobby, providers }: Publications): void {
  addContractRoute(app, contractOf('/games'), (request, reply) => {
    const { list } = v.parse(GamesQuerySchema, request.query);
    return sendPublication(list === 'lobby' ? lobby : games, request, reply);
  });
  addContractRoute(app, contractOf('/providers'), (request, reply) => sendPublication(providers, request, reply));
}
