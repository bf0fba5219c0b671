import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const PREFIXES = ['/__/auth', '/__/firebase'];

/**
 * Firebase's sign-in pages on the site's own address, where browsers that keep sites apart let Google's redirect come
 * back: then FIREBASE_AUTH_DOMAIN is the site's own host. Source: https://firebase.google.com/docs/auth/web/redirect-best-practices
 */
export async function registerSignInPages(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(async (proxy) => {
    // What every other answer carries would keep these pages from running.
    proxy.addHook('onRequest', async (_request, reply) => void reply.removeHeader('content-security-policy'));
    proxy.removeAllContentTypeParsers();
    for (const prefix of PREFIXES) {
      await proxy.register(httpProxy, { upstream, prefix, rewritePrefix: prefix, disableRequestLogging: true });
    }
  });
}
