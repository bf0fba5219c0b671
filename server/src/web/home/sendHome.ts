import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { HomePage } from './HomePages.ts';
import { EDITION_HEADERS } from './homeEdition.ts';

export const HOME_VARY = `Accept-Encoding, ${EDITION_HEADERS}`;

/** Browsers keep it and ask each time whether it is current. */
export function sendHome({ etag, hints, encoding, body }: HomePage, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ etag, vary: HOME_VARY, ...(hints && { link: hints }) });
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
