import type { FastifyInstance } from 'fastify';

/** Clients that send nothing say JSON too (docs/product.md, Calls): no body, then, instead of a refusal. */
export function registerEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}
