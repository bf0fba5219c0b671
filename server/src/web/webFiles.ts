import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { BUILD_FILE } from '../../../contract/buildMark.ts';
import { pageFile } from '../../../contract/madePages.ts';
import { WORKER_END_FILE, WORKER_FILE } from '../../../contract/serviceWorker.ts';
import type { Language } from '../../../contract/userChoices.ts';
import { etagOf } from '../publish/CachedResponse.ts';

/** Not public: source maps, and compressed files, which are sent under the name of their original. */
const HIDDEN = /\.(?:map|br|gz)$/;

/** The built files as address paths without the leading slash. The build does not change while it is served. */
export function listWebFiles(webDir: string): ReadonlySet<string> {
  const entries = readdirSync(webDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !HIDDEN.test(entry.name));
  return new Set(
    files.map((file) => path.relative(webDir, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/')),
  );
}

const FILES_ONLY = /^(?:assets|images|originals)\//;
/** Hidden files, such as `.git/config`, are not served from any folder. */
const HIDDEN_NAME = /(?:^|\/)\.[^./]/;
/** The name of a provider may contain a dot. */
const hasExtension = (address: string): boolean => /\.[^/]*$/.test(address) && !address.startsWith('provider/');

/** The page as it was built in the language: `page` itself, which is English, when there is no other. */
export function inLanguage(files: ReadonlySet<string>, page: string, language: Language): string {
  const own = pageFile(page.replace(/\.html$/, ''), language);
  return files.has(own) ? own : page;
}

/** The file for an address: home is prerendered, other pages start from the shell. Undefined for a missing file. */
export function fileFor(files: ReadonlySet<string>, address: string): string | undefined {
  if (address === '') return 'index.html';
  if (files.has(address)) return address;
  if (FILES_ONLY.test(address) || HIDDEN_NAME.test(address) || hasExtension(address)) return undefined;
  return files.has('app.html') ? 'app.html' : 'index.html';
}

/** The app starts from a shell at an address without its own file. */
export const isShell = (file: string): boolean => /^(?:app|index)(?:\.\w+)?\.html$/.test(file);

/** These files tell whether there is a new version. */
const ASKED_EACH_TIME: ReadonlySet<string> = new Set([BUILD_FILE, WORKER_FILE]);

export function cacheControlFor(file: string): string {
  if (file.endsWith('.html') || ASKED_EACH_TIME.has(`/${file}`)) return 'no-cache';
  if (/^assets\/.+\.[\da-f]{6,}\.\w+$/.test(file)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600, stale-while-revalidate=86400';
}

/** The tag of each shell's text: size and date may be those of the same page in another language. */
export const shellTags = (webDir: string, files: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map([...files].filter(isShell).map((file) => [file, etagOf(readFileSync(path.join(webDir, file)))] as const));

/** Browsers keep it and ask each time whether it is current. */
export function sendShell(file: string, etag: string, request: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', etag);
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  return reply.sendFile(file, { etag: false, lastModified: false });
}

/** A worker asks our own address alone. It is a page's script, so the policy of a page says nothing of it. */
const WORKER_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'`;

/** The service worker of the build, or the one that ends it: a 404 would leave it where it is. */
export function workerRoute(app: FastifyInstance, hasServiceWorker: boolean): void {
  const file = (hasServiceWorker ? WORKER_FILE : WORKER_END_FILE).slice(1);
  app.get(WORKER_FILE, (_request, reply) =>
    reply
      .headers({ 'cache-control': cacheControlFor(WORKER_FILE.slice(1)), 'content-security-policy': WORKER_POLICY })
      .sendFile(file),
  );
}
