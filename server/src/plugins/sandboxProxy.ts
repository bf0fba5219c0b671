import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { SandboxProxy } from '../rails/Rail.ts';
import { identityUnavailable } from '../identity/identityUnavailable.ts';
import { isForbiddenInSandbox } from './sandboxGuard.ts';

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
