import type { IncomingMessage } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../config/settings.ts';
import type { SandboxProxy } from '../rails/Rail.ts';
import { identityUnavailable } from '../identity/TokenVerifier.ts';

/** What the proxies of the sandbox never forward. The development server asks it too. */
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

/** Whether the request was made on this machine. Behind a proxy nobody can tell. */
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
const PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];

/** `whenAway` makes the answer when nothing listens at `upstream`. */
function addProxy(app: FastifyInstance, upstream: string, prefixes: readonly string[], whenAway: () => Error): void {
  app.register(async (proxy) => {
    // Pass bodies unchanged.
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
  addProxy(app, emulatorUrl, PREFIXES, () => identityUnavailable(new Error('The Auth emulator is away')));
}

/** Sandbox only: forwards the paths that the browser needs of a provider. Its API stays at its own port. */
export function registerProviderProxies(app: FastifyInstance, proxies: readonly SandboxProxy[]): void {
  for (const { upstream, prefix, whenAway } of proxies) addProxy(app, upstream, [prefix], () => whenAway());
}
