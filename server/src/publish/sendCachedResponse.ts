import Negotiator from 'negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { type Language, LANGUAGE_CODES } from '../../../contract/userChoices.ts';
import type { Translated } from './createCachedResponses.ts';
import type { CachedResponse } from './CachedResponse.ts';

/** The preferred site language of an Accept-Language header, else English. `sw-KE` counts as `sw`. */
export function acceptedLanguage(header = ''): Language {
  const best = new Negotiator({ headers: { 'accept-language': header } }).language(LANGUAGE_CODES);
  return LANGUAGE_CODES.find((code) => code === best) ?? 'en';
}

/** Caches may store it and must ask each time whether it is current. `vary`: the headers that it depends on. */
export async function sendCachedResponse(
  cached: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  vary = 'Accept-Encoding',
) {
  const { etag, encoding, body } = await cached.answer(request.headers['accept-encoding']);
  reply.headers({ etag, 'cache-control': 'public, no-cache', vary });
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Answers in the preferred language, and names it: an early request may not know the player's choice. */
export function sendTranslated(translated: Translated, request: FastifyRequest, reply: FastifyReply) {
  const language = acceptedLanguage(request.headers['accept-language']);
  reply.header('content-language', language);
  return sendCachedResponse(translated[language], request, reply, 'Accept-Encoding, Accept-Language');
}
