import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { identityUnavailable } from '../identity/identityUnavailable.ts';

/** Where the identity SDK looks for an emulator: on the page's own origin, so that it is no stranger to any policy. */
const PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];
/** Tests control the emulator at its own port, which only this machine reaches. */
const CONTROL_PATH = '/emulator/control';

/** For the sandbox only: puts the Auth emulator behind this server. */
export async function registerSandboxProxy(app: FastifyInstance, emulatorUrl: string): Promise<void> {
  app.all(CONTROL_PATH, (_request, reply) => reply.callNotFound());
  await app.register(async (proxy) => {
    // Bodies pass as they are.
    proxy.removeAllContentTypeParsers();
    for (const prefix of PREFIXES) {
      await proxy.register(httpProxy, {
        upstream: emulatorUrl,
        prefix,
        rewritePrefix: prefix,
        disableRequestLogging: true,
        replyOptions: {
          onError: (reply) => void reply.send(identityUnavailable(new Error('The Auth emulator is away'))),
        },
      });
    }
  });
}
