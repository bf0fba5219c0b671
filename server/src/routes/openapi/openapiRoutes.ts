import type { FastifyInstance } from 'fastify';
import { OPENAPI } from '../../../../contract/operations/site.ts';
import { buildOpenapi } from '../../openapi/buildOpenapi.ts';

/** The one answer without `data` around it: OpenAPI readers want the document itself. */
export function openapiRoutes(app: FastifyInstance): void {
  // Built for the first who asks: few do, and it takes longer than the rest of the server's start.
  let document: ReturnType<typeof buildOpenapi> | undefined;
  app.get(OPENAPI.path, { config: { operation: OPENAPI } }, (_request, reply) => {
    document ??= buildOpenapi(app.operations);
    return reply.header('cache-control', 'public, no-cache').send(document);
  });
}
