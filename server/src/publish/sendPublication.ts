import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Publication } from './Publication.ts';

/** Weak comparison, as RFC 9110 asks for If-None-Match. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** Caches may keep it, and ask each time whether it still holds. */
export async function sendPublication(publication: Publication, request: FastifyRequest, reply: FastifyReply) {
  const { etag, encoding, body } = await publication.answer(request.headers['accept-encoding']);
  reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
}
