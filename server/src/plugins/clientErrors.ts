/** Answers to what is no request: the same body as every other refusal, although no route was reached. */
import type { FastifyServerOptions } from 'fastify';
import type { ErrorBody } from '../../../contract/route.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

interface Refusal extends Readonly<ErrorBody['error']> {
  line: string;
}

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

export const answerClientError: ClientErrorHandler = ({ code = '' }, socket) => {
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
