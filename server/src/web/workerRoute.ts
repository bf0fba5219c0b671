import type { FastifyInstance } from 'fastify';
import { WORKER_END_FILE, WORKER_FILE } from '../../../contract/serviceWorker.ts';
import { cacheControlFor } from './webFiles.ts';

/** A worker asks our own address alone. It is a page's script, so the policy of a page says nothing of it. */
const POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'`;

/** The service worker of the build, or the one that ends it: a 404 would leave it where it is. */
export function workerRoute(app: FastifyInstance, hasServiceWorker: boolean): void {
  const file = (hasServiceWorker ? WORKER_FILE : WORKER_END_FILE).slice(1);
  app.get(WORKER_FILE, (_request, reply) =>
    reply
      .headers({ 'cache-control': cacheControlFor(WORKER_FILE.slice(1)), 'content-security-policy': POLICY })
      .sendFile(file),
  );
}
