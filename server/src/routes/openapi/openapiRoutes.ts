import type { FastifyInstance } from 'fastify';
import { OPENAPI } from '../../../../contract/server.ts';
import { createLimit } from '../../limits/createLimit.ts';
import { buildOpenapi } from '../../openapi/buildOpenapi.ts';

/** The one answer without `data` around it, because OpenAPI tools expect the document itself. */
export function openapiRoutes(app: FastifyInstance): void {
  // Built at the first request, because it is rarely needed and slower than the rest of the start.
  let document: ReturnType<typeof buildOpenapi> | undefined;
  app.get(
    OPENAPI.path,
    { config: { operation: OPENAPI }, onRequest: createLimit(app, 'publicReads') },
    (_request, reply) => {
      document ??= buildOpenapi(app.operations.filter(({ caller }) => caller !== 'operator'));
      return reply.header('cache-control', 'public, no-cache').send(document);
    },
  );
}
