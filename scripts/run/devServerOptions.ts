import path from 'node:path';
import type { Configuration } from 'webpack-dev-server';
import { withMissingPages } from './missingPages.ts';
import { withoutCrossSiteCheck, withoutServiceWorker, withSandboxGuard } from './devMiddlewares.ts';

const PUBLIC_DIR = path.join(import.meta.dirname, '../../public');

/** Addresses that only the API answers: the refusing page is one of its routes. */
const isApi = (address: string): boolean =>
  /^\/(?:console-)?api(?:\/|$)/.test(address) || address === '/originals/refusing.html';

/** The Auth emulator's addresses, which the identity SDK uses on our origin. */
const isIdentity = (address: string): boolean =>
  /^\/(?:identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator)\//.test(address);

/** A missing file below these is 404 and not a page of the app. */
const FILES_ONLY = /^\/(?:assets|images|icons|originals|emulator)(?:\/|$)/;

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // House games have no origin in their frame, so they load their files like other sites.
  'access-control-allow-origin': '*',
};

/**
 * A new connection for each request. A kept one may be closed just when it is used again, which gives a 504, and after
 * a 504 the identity SDK forgets the player.
 */
const NEW_CONNECTION = false;

export interface DevServerAddress {
  host: string;
  port: number;
  apiPort: number;
  /** The Auth emulator. */
  authUrl: string;
  /** The addresses that the page asks of each payment provider, by rail. Its API and its control are at its own port only. */
  standIns: Readonly<Record<string, string>>;
}

/** The web app with hot reload, the API behind it, and the app's page for every address without a file. */
export const devServerOptions = ({ host, port, apiPort, authUrl, standIns }: DevServerAddress): Configuration => ({
  host,
  port,
  hot: true,
  // Compression would delay events of a stream.
  compress: false,
  setupExitSignals: false,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
  headers: HEADERS,
  static: { directory: PUBLIC_DIR, watch: false, serveIndex: false, staticOptions: { index: false } },
  proxy: [
    { pathFilter: isApi, target: `http://127.0.0.1:${apiPort}`, agent: NEW_CONNECTION },
    { pathFilter: isIdentity, target: authUrl, agent: NEW_CONNECTION },
    ...Object.entries(standIns).map(([rail, target]) => ({
      pathFilter: (address: string) => address.startsWith(`/sandbox/${rail}/`),
      target,
      agent: NEW_CONNECTION,
    })),
  ],
  historyApiFallback: { rewrites: [{ from: FILES_ONLY, to: ({ parsedUrl }) => parsedUrl.pathname ?? '/' }] },
  setupMiddlewares: (middlewares) =>
    withSandboxGuard(withoutServiceWorker(withMissingPages(withoutCrossSiteCheck(middlewares)))),
});
