import type { FastifyInstance } from 'fastify';

/** Clients say that they send JSON also when they send nothing (spec section 7): no body, then, instead of a refusal. */
export function registerEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}
