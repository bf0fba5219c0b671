/** Forwards what the browser needs of the stand-ins in the sandbox, and Firebase's sign-in pages in production. */
import type { IncomingMessage } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../config/environment.ts';
import type { SandboxProxy } from '../rails/Rail.ts';
import { identityUnavailable } from '../identity/TokenVerifier.ts';

/** Tests control the stand-ins at their own ports, which only this machine can reach. */
const CONTROL = /^\/emulator\/control(?:\/|$)/;
/** The emulator's own control: it lists codes and deletes accounts. */
const EMULATOR_CONTROL = /^\/emulator\/v1(?:\/|$)/;

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'];

const rawPathOf = (url = '/'): string => url.split(/[?#]/, 1)[0] ?? '/';

/** The path as the last reader understands it, without dots, double slashes and codes; undefined when unreadable. */
function resolvedPathOf(url: string | undefined): string | undefined {
  try {
    const { pathname } = new URL(rawPathOf(url), 'http://sandbox.invalid');
    return new URL(decodeURIComponent(pathname), 'http://sandbox.invalid').pathname.replaceAll(/\/{2,}/g, '/');
  } catch {
    return undefined;
  }
}

/** True when the request was made on this machine. Behind a proxy nobody can tell. */
const isOfThisMachine = ({ socket, headers }: Asked): boolean =>
  isLoopback(socket.remoteAddress) && FORWARDED.every((name) => headers[name] === undefined);

type Asked = Pick<IncomingMessage, 'url' | 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** True for paths in disguise, for orders to the stand-ins, and for the rights of an owner from another machine. */
export function isForbiddenInSandbox(request: Asked): boolean {
  const path = resolvedPathOf(request.url);
  if (path === undefined || path !== rawPathOf(request.url) || CONTROL.test(path)) return true;
  if (isOfThisMachine(request)) return false;
  // Players' browsers send no such header here: it is `Bearer owner` or the token of a service account.
  return EMULATOR_CONTROL.test(path) || request.headers.authorization !== undefined;
}

/** The emulator paths that the identity SDK uses, on the origin of the page, so that every policy allows them. */
const SANDBOX_PROXY_PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];

/** `whenAway` makes the answer when nothing listens at `upstream`. */
function addProxy(app: FastifyInstance, upstream: string, prefixes: readonly string[], whenAway: () => Error): void {
  app.register(async (proxy) => {
    // Bodies pass unchanged.
    proxy.removeAllContentTypeParsers();
    proxy.addHook('onRequest', async ({ raw }, reply) => {
      if (!isForbiddenInSandbox(raw)) return;
      reply.callNotFound();
      return reply;
    });
    for (const prefix of prefixes) {
      await proxy.register(httpProxy, {
        upstream,
        prefix,
        rewritePrefix: prefix,
        disableRequestLogging: true,
        replyOptions: { onError: (reply) => void reply.send(whenAway()) },
      });
    }
  });
}

/** Sandbox only: forwards the Auth emulator. */
export function registerSandboxProxy(app: FastifyInstance, emulatorUrl: string): void {
  addProxy(app, emulatorUrl, SANDBOX_PROXY_PREFIXES, () => identityUnavailable(new Error('The Auth emulator is away')));
}

/** Sandbox only: forwards the paths that the browser needs of a provider. Its API stays at its own port. */
export function registerProviderProxies(app: FastifyInstance, proxies: readonly SandboxProxy[]): void {
  for (const { upstream, prefix, whenAway } of proxies) addProxy(app, upstream, [prefix], () => whenAway());
}

const SIGN_IN_PAGES_PREFIXES = ['/__/auth', '/__/firebase'];

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
    for (const prefix of SIGN_IN_PAGES_PREFIXES) {
      await proxy.register(httpProxy, {
        ...{ upstream, prefix, rewritePrefix: prefix, disableRequestLogging: true },
        replyOptions: { onError: answerAway },
      });
    }
  });
}
