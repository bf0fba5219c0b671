import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import type { ErrorBody } from '../../../contract/route.ts';
import { ApiError, toApiError, TooMany } from '../errors/ApiError.ts';
import { listOperations, methodsOf } from './contractValidation.ts';

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

/** Clients without a body may still announce JSON (docs/product.md, Calls); treat it as no body. */
export function registerEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}

/** An address that Fastify cannot read, such as `/%E0%A4%A`, comes to no route and no hook. */
export const answerFrameworkError: NonNullable<FastifyServerOptions['frameworkErrors']> = (error, request, reply) =>
  void sendError(reply as unknown as FastifyReply, toApiError(error, request.id));

type Refusal = Readonly<ErrorBody['error']> & { line: string };

const BROKEN: Refusal = { line: '400 Bad Request', code: 'invalid_request', message: 'This is no request of HTTP' };
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '408 Request Timeout',
    code: 'refused',
    message: 'The request took too long to come in: send it again',
  },
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    code: 'too_large',
    message: 'The headers are too large',
  },
};

/** What is no request gets the same body as every other refusal, although no route was reached. */
export const answerClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = ({ code = '' }, socket) => {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const { line, ...error } = REFUSALS[code] ?? BROKEN;
  const body = JSON.stringify({ error } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${line}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  // A client that goes on sending would keep the connection, and its refused request would still be carried out.
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => isLate && socket.destroy());
};
