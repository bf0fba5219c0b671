/** Builds the server without listening, so that tests can call it with inject. */
import { setTimeout as delay } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/Config.ts';
import { createServices, type ServiceOptions, type Services } from './createServices.ts';
import { requirePayments } from './config/readPayments.ts';
import { openRails } from './rails/index.ts';
import type { Rail } from './rails/Rail.ts';
import { createTokenVerifier } from './identity/createTokenVerifier.ts';
import { type PlayersOptions, registerPlayers } from './identity/registerPlayers.ts';
import type { TokenVerifier } from './identity/TokenVerifier.ts';
import { answerClientError, registerEmptyBodies, registerErrorBodies } from './plugins/errorBodies.ts';
import { registerContractValidation } from './plugins/contractValidation.ts';
import { connectionOptions, limitConnections } from './rateLimits/limitConnections.ts';
import { loggerOptions, type LogTarget } from './plugins/loggerOptions.ts';
import { registerProviderProxies, registerSandboxProxy, registerSignInPages } from './plugins/proxies.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { type CachedResponses, createCachedResponses } from './publish/createCachedResponses.ts';
import { publishedRoutes } from './routes/publishedRoutes.ts';
import { playRoutes } from './routes/play/playRoutes.ts';
import { saferPlayRoutes } from './routes/saferPlay/saferPlayRoutes.ts';
import { healthRoutes, openapiRoutes } from './routes/serverRoutes.ts';
import { hookRoutes, railRoutes } from './routes/railRoutes.ts';
import { operatorRoutes } from './routes/operatorRoutes.ts';
import { refusingRoute, registerWeb } from './web/registerWeb.ts';
import { reportRoutes } from './routes/reportRoutes.ts';
import { userRoutes } from './routes/users/userRoutes.ts';
import { type EventOptions, eventRoutes } from './routes/wallet/eventRoutes.ts';
import { walletRoutes } from './routes/wallet/walletRoutes.ts';
import type { DocumentStore } from './store/DocumentStore.ts';
import type { HomeSources } from './web/createHomePages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The caller starts the workers; closing the server stops them. */
    services: Services;
  }
}

export type AppConfig = Pick<
  Config,
  | 'mode'
  | 'webDir'
  | 'hasServiceWorker'
  | 'gameOrigins'
  | 'siteOrigins'
  | 'trustedProxies'
  | 'identity'
  | 'limits'
  | 'connections'
  | 'logLevel'
  | 'rails'
  | 'methods'
  | 'kesPerUsd'
  | 'payouts'
  | 'prompts'
  | 'operatorKey'
  | 'play'
>;

/** Tests hand in fakes instead of providers. */
export interface AppEdges {
  verifier?: TokenVerifier;
  logTo?: LogTarget;
  rails?: readonly Rail[];
  /** Called before the routes are added. */
  watch?: (app: FastifyInstance) => void;
  services?: Pick<ServiceOptions, 'now' | 'newId' | 'newSecret' | 'chainLength'> & EventOptions;
}

/** The caller closes the store. @throws ConfigError when the web app is not built, or production lacks a setting */
export async function buildApp(
  config: AppConfig,
  store: DocumentStore,
  { verifier = createTokenVerifier(config), logTo, ...edges }: AppEdges = {},
): Promise<FastifyInstance> {
  const rails = edges.rails ?? (await railsOf(config));
  const { trustedProxies } = config;
  const trustProxy = trustedProxies.length > 0 && [...trustedProxies];
  const app = fastify({
    ...loggerOptions(config.logLevel, logTo),
    ...connectionOptions(config.connections, trustedProxies),
    ...{ forceCloseConnections: 'idle', trustProxy, clientErrorHandler: answerClientError },
  });
  const isProduction = config.mode === 'production';
  edges.watch?.(app);
  await registerSecurityHeaders(app, { isProduction });
  registerErrorBodies(app);
  limitConnections(app, config.connections, trustedProxies);
  registerContractValidation(app);
  registerEmptyBodies(app);
  const { kesPerUsd, limits, play, payouts, prompts, operatorKey } = config;
  addServices(
    app,
    createServices({ store, kesPerUsd, payouts, prompts, play, rails, log: app.log, ...edges.services }),
  );
  const routes = { ...edges.services, operatorKey };
  const published = createCachedResponses(store, app.log);
  await app.register((api) => addApi(api, { verifier, store, limits }, { ...routes, published }), { prefix: '/api' });
  refusingRoute(app);
  await addWeb(app, config, { store, published });
  return app;
}

/** @throws ConfigError when production lacks a setting */
function railsOf(config: AppConfig): Promise<Rail[]> {
  if (config.mode === 'production') requirePayments(config);
  return openRails(config.rails, config.methods);
}

/** Running work may wait for a provider; the workers continue cut work after the next start. */
const WORKERS_GRACE_MS = 1_000;

/** Stops the workers before the requests, while the store is still open. */
function addServices(app: FastifyInstance, services: Services): void {
  app.decorate('services', services);
  app.addHook('preClose', async () => {
    services.feed.close();
    await Promise.race([services.workers.stop(), delay(WORKERS_GRACE_MS, undefined, { ref: false })]);
  });
}

interface ServiceRouteOptions extends EventOptions {
  operatorKey: string | undefined;
}

interface ApiOptions extends ServiceRouteOptions {
  published: CachedResponses;
}

async function addApi(
  api: FastifyInstance,
  players: PlayersOptions,
  { published, ...options }: ApiOptions,
): Promise<void> {
  await registerPlayers(api, players);
  addApiRoutes(api, players.store, published);
  await reportRoutes(api);
  await addServiceRoutes(api, options);
}

async function addServiceRoutes(api: FastifyInstance, { operatorKey, ...options }: ServiceRouteOptions): Promise<void> {
  const { services } = api;
  walletRoutes(api, services);
  eventRoutes(api, services, options);
  operatorRoutes(api, services, operatorKey);
  railRoutes(api, services.ctx);
  saferPlayRoutes(api, services.ctx);
  playRoutes(api, services.play);
  await hookRoutes(api, services.ctx);
}

async function addWeb(
  app: FastifyInstance,
  { mode, webDir, hasServiceWorker, gameOrigins, siteOrigins, identity }: AppConfig,
  home: HomeSources,
): Promise<void> {
  const isProduction = mode === 'production';
  const { emulatorUrl } = identity;
  if (emulatorUrl && !isProduction) registerSandboxProxy(app, emulatorUrl);
  const { rails } = app.services.ctx;
  if (webDir && !isProduction)
    registerProviderProxies(
      app,
      rails.flatMap((rail) => rail.sandboxProxy ?? []),
    );
  if (isProduction) await registerSignInPages(app, `https://${identity.projectId}.firebaseapp.com`);
  const authDomain = isProduction ? identity.authDomain : undefined;
  const pageSources = isProduction ? rails.flatMap((rail) => rail.pageSources ?? []) : [];
  const { projectId } = identity;
  if (webDir)
    await registerWeb(app, {
      home,
      webDir,
      hasServiceWorker,
      gameOrigins,
      siteOrigins,
      authDomain,
      pageSources,
      isProduction,
      projectId,
    });
}

function addApiRoutes(api: FastifyInstance, store: DocumentStore, cachedResponses: CachedResponses): void {
  publishedRoutes(api, store, cachedResponses);
  userRoutes(api, store);
  healthRoutes(api, store);
  openapiRoutes(api);
}
