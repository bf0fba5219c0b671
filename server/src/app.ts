/** Builds the server: nothing listens yet, so tests can ask it by inject. */
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/readConfig.ts';
import { createTokenVerifier } from './identity/createTokenVerifier.ts';
import { type PlayersOptions, registerPlayers } from './identity/registerPlayers.ts';
import type { TokenVerifier } from './identity/TokenVerifier.ts';
import { registerContractValidation } from './plugins/contractValidation.ts';
import { registerEmptyBodies } from './plugins/emptyBodies.ts';
import { registerErrorBodies } from './plugins/errorBodies.ts';
import { loggerOptions, type LogTarget } from './plugins/loggerOptions.ts';
import { registerSandboxProxy } from './plugins/sandboxProxy.ts';
import { registerSignInPages } from './plugins/signInPages.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { createPublications } from './publish/createPublications.ts';
import { catalogueRoutes } from './routes/catalogue/catalogueRoutes.ts';
import { contentRoutes } from './routes/content/contentRoutes.ts';
import { healthRoutes } from './routes/health/healthRoutes.ts';
import { openapiRoutes } from './routes/openapi/openapiRoutes.ts';
import { refusingRoute } from './routes/originals/refusingRoute.ts';
import { settingsRoutes } from './routes/settings/settingsRoutes.ts';
import { userRoutes } from './routes/users/userRoutes.ts';
import { walletRoutes } from './routes/wallet/walletRoutes.ts';
import type { DocumentStore } from './store/DocumentStore.ts';
import { registerWeb } from './web/registerWeb.ts';

export type AppConfig = Pick<Config, 'mode' | 'webDir' | 'gameOrigins' | 'identity' | 'limits' | 'logLevel'>;

/** For tests: stand-ins at the edges. */
export interface AppEdges {
  verifier?: TokenVerifier;
  logTo?: LogTarget;
}

/**
 * The server over an open store, which stays the caller's to close.
 * @throws ConfigError when the web app to serve is not built, or production lacks a setting
 */
export async function buildApp(
  config: AppConfig,
  store: DocumentStore,
  { verifier = createTokenVerifier(config), logTo }: AppEdges = {},
): Promise<FastifyInstance> {
  const app = fastify({ ...loggerOptions(config.logLevel, logTo), forceCloseConnections: 'idle' });
  const isProduction = config.mode === 'production';
  registerSecurityHeaders(app, { isProduction });
  registerErrorBodies(app);
  registerContractValidation(app);
  registerEmptyBodies(app);
  const players = { verifier, store, limits: config.limits };
  await app.register((api) => addApi(api, players), { prefix: '/api' });
  refusingRoute(app);
  await addWeb(app, config);
  return app;
}

async function addApi(api: FastifyInstance, players: PlayersOptions): Promise<void> {
  await registerPlayers(api, players);
  addApiRoutes(api, players.store);
}

async function addWeb(app: FastifyInstance, { mode, webDir, gameOrigins, identity }: AppConfig): Promise<void> {
  const isProduction = mode === 'production';
  const { emulatorUrl } = identity;
  if (emulatorUrl && !isProduction) await registerSandboxProxy(app, emulatorUrl);
  if (isProduction) await registerSignInPages(app, `https://${identity.projectId}.firebaseapp.com`);
  const authDomain = isProduction ? identity.authDomain : undefined;
  if (webDir) await registerWeb(app, { webDir, gameOrigins, authDomain, isProduction, projectId: identity.projectId });
}

function addApiRoutes(api: FastifyInstance, store: DocumentStore): void {
  const publications = createPublications(store, api.log);
  catalogueRoutes(api, store, publications);
  contentRoutes(api, publications);
  settingsRoutes(api, publications);
  userRoutes(api, store);
  walletRoutes(api, store);
  healthRoutes(api, store);
  openapiRoutes(api);
}
