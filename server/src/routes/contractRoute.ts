import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Operation, PartOf, RouteTypes } from '../../../contract/route.ts';
import { createLimit } from '../limits/createLimit.ts';

interface Typed<T> {
  Params: PartOf<T, 'params'>;
  Querystring: PartOf<T, 'query'>;
  Body: PartOf<T, 'body'>;
}

/** Returns the `data` of the answer, or sends an answer itself. */
type Handler<T extends RouteTypes> = (
  request: FastifyRequest<Typed<T>>,
  reply: FastifyReply,
) => Answer<T> | Promise<Answer<T>>;
type Answer<T extends RouteTypes> = { data: T['answer'] } | FastifyReply;

/**
 * Registers a route of the contract; the handler receives the output of its schemas. `app` has the prefix /api. A route
 * without hooks of its own is for everybody, and is limited by address.
 */
export function addContractRoute<T extends RouteTypes>(
  app: FastifyInstance,
  operation: Operation<T>,
  handler: Handler<T>,
  onRequest: onRequestAsyncHookHandler[] = [createLimit(app, 'publicReads')],
): void {
  const { method, path, params, query, body } = operation;
  const schema = { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) };
  app.route({
    method,
    url: path,
    schema,
    onRequest,
    config: { operation },
    handler: (request, reply) => handler(request as FastifyRequest<Typed<T>>, reply),
  });
}
