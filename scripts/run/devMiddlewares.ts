import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from 'webpack-dev-server';
import { WORKER_END_FILE, WORKER_FILE } from '../../contract/serviceWorker.ts';
import { isForbiddenInSandbox } from '../../server/src/plugins/proxies.ts';

/** House games have no origin in their frame, so their requests look cross-site. The check protects no secrets here. */
export const withoutCrossSiteCheck = (middlewares: Middleware[]): Middleware[] =>
  middlewares.filter(
    (middleware) => typeof middleware === 'function' || middleware.name !== 'cross-origin-header-check',
  );

/** The stand-ins answer at these paths, behind codes and dots too. */
const STAND_INS = /^\/+(?:identitytoolkit|securetoken|[^/?#]*%|emulator|sandbox|\.)/i;

const guard: Middleware = {
  name: 'sandbox-guard',
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isRefused = STAND_INS.test(request.url ?? '') && isForbiddenInSandbox(request);
    return isRefused ? void response.writeHead(404).end() : next();
  },
};

/**
 * A browser that has seen the built site at this address would go on showing it: development has no service worker, and
 * ends a former one.
 */
const endWorker: Middleware = {
  name: 'end-worker',
  middleware: (request: IncomingMessage, _response: ServerResponse, next: () => void) => {
    if (request.url === WORKER_FILE) request.url = WORKER_END_FILE;
    next();
  },
};

export const withoutServiceWorker = (middlewares: Middleware[]): Middleware[] => [endWorker, ...middlewares];

/** The same guard as before the built site's stand-ins. */
export const withSandboxGuard = (middlewares: Middleware[]): Middleware[] => [guard, ...middlewares];
