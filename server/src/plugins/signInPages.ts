import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const PREFIXES = ['/__/auth', '/__/firebase'];

/** A person reads it in the window of the sign-in. */
const AWAY =
  'The sign-in page cannot be reached now. Close this window and try again in a moment.\n' +
  'Ukurasa wa kuingia haupatikani kwa sasa. Funga dirisha hili ujaribu tena baada ya muda mfupi.\n';

const answerAway: NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onError']> = (reply, { error }) => {
  reply.log.warn({ err: error }, "Firebase's sign-in pages are away");
  const headers = { 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' };
  void reply.code(502).headers(headers).type('text/plain; charset=utf-8').send(AWAY);
};

/**
 * Firebase's sign-in pages on our own address: browsers that separate sites need them there after Google's redirect,
 * with FIREBASE_AUTH_DOMAIN as our host. Source: https://firebase.google.com/docs/auth/web/redirect-best-practices
 */
export async function registerSignInPages(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(async (proxy) => {
    // The headers of other answers would stop these pages from running.
    proxy.addHook('onRequest', async (_request, reply) => reply.raw.removeHeader('content-security-policy'));
    proxy.removeAllContentTypeParsers();
    for (const prefix of PREFIXES) {
      await proxy.register(httpProxy, {
        ...{ upstream, prefix, rewritePrefix: prefix, disableRequestLogging: true },
        replyOptions: { onError: answerAway },
      });
    }
  });
}
