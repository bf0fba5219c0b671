import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const PREFIXES = ['/__/auth', '/__/firebase'];

/**
 * Firebase's sign-in pages on our own address: browsers that separate sites need them there after Google's redirect,
 * with FIREBASE_AUTH_DOMAIN as our host. Source: https://firebase.google.com/docs/auth/web/redirect-best-practices
 */
export async function registerSignInPages(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(async (proxy) => {
    // The headers of other answers would stop these pages from running.
    proxy.addHook('onRequest', async (_request, reply) => void reply.removeHeader('content-security-policy'));
    proxy.removeAllContentTypeParsers();
    for (const prefix of PREFIXES) {
      await proxy.register(httpProxy, { upstream, prefix, rewritePrefix: prefix, disableRequestLogging: true });
    }
  });
}
