import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { etagOf } from '../publish/CachedResponse.ts';
import { isShell } from './webFiles.ts';

/**
 * The tag of each shell, of its text: the usual one, of size and date, may be that of the same page in another language,
 * which a browser would then keep.
 */
export const shellTags = (webDir: string, files: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map([...files].filter(isShell).map((file) => [file, etagOf(readFileSync(path.join(webDir, file)))] as const));

/** Browsers keep it and ask each time whether it is current. */
export function sendShell(file: string, etag: string, request: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', etag);
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  return reply.sendFile(file, { etag: false, lastModified: false });
}
