import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorBody } from '../../../contract/route.ts';
import { ApiError } from '../errors/ApiError.ts';
import { TooMany } from '../errors/TooMany.ts';
import { toApiError } from '../errors/toApiError.ts';
import { listOperations, methodsOf } from './operations.ts';

const sendError = (reply: FastifyReply, answer: ApiError) => {
  const { status, code, message } = answer;
  const wait = answer instanceof TooMany ? { retryAfterSeconds: answer.retryAfterSeconds } : {};
  if (wait.retryAfterSeconds) reply.header('retry-after', wait.retryAfterSeconds);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const body: ErrorBody = { error: { code, message, ...wait } };
  return reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body);
};

export function registerErrorBodies(app: FastifyInstance): void {
  listOperations(app);
  app.setErrorHandler((error, request, reply) => {
    const answer = toApiError(error, request.id);
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(reply, answer);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = methodsOf(app, path);
    if (methods.length === 0) return sendError(reply, new ApiError(404, 'not_found', `There is nothing at ${path}`));
    reply.header('allow', methods.join(', '));
    return sendError(reply, new ApiError(405, 'method_not_allowed', `${path} takes ${methods.join(', ')} only`));
  });
}
