import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { SandboxProxy } from '../rails/Rail.ts';
import { identityUnavailable } from '../identity/identityUnavailable.ts';

/** Where the identity SDK looks for an emulator: on the page's own origin, so that it is no stranger to any policy. */
const PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];
/** Tests control the emulator at its own port, which only this machine reaches. */
const CONTROL_PATH = '/emulator/control';

/** `whenAway` makes the answer while nobody listens at `upstream`. */
function addProxy(app: FastifyInstance, upstream: string, prefixes: readonly string[], whenAway: () => Error): void {
  app.register(async (proxy) => {
    // Bodies pass as they are.
    proxy.removeAllContentTypeParsers();
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

/** For the sandbox only: puts the Auth emulator behind this server. */
export function registerSandboxProxy(app: FastifyInstance, emulatorUrl: string): void {
  app.all(CONTROL_PATH, (_request, reply) => reply.callNotFound());
  addProxy(app, emulatorUrl, PREFIXES, () => identityUnavailable(new Error('The Auth emulator is away')));
}

/** For the sandbox only: puts what the browser needs of a payment provider behind this server; its API stays at its port. */
export function registerProviderProxies(app: FastifyInstance, proxies: readonly SandboxProxy[]): void {
  for (const { upstream, prefix, whenAway } of proxies) addProxy(app, upstream, [prefix], () => whenAway());
}
