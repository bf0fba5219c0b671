import type { FastifyInstance } from 'fastify';
import { pathOf } from '../../../../contract/routes/route.ts';
import { readOpenapi } from '../../../../contract/routes/server.ts';
import { buildOpenapi } from '../../openapi/buildOpenapi.ts';

/** The one answer without `data` around it: OpenAPI readers want the document itself. */
export function openapiRoutes(app: FastifyInstance): void {
  const document = buildOpenapi();
  app.get(pathOf(readOpenapi), (_request, reply) => reply.header('cache-control', 'public, no-cache').send(document));
}
