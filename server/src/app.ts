/** Builds the server without listening, so that tests can call it with inject. */
import { setTimeout as delay } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/Config.ts';
import { createServices, type ServiceOptions, type Services } from './createServices.ts';
import { requirePayments } from './config/readPayments.ts';
import { openRails } from './rails/index.ts';
import type { Rail } from './rails/Rail.ts';
import { createTokenVerifier } from './identity/createTokenVerifier.ts';
import { registerPlayers, revokingWith } from './identity/registerPlayers.ts';
import type { TokenVerifier } from './identity/TokenVerifier.ts';
import {
  answerClientError,
  answerFrameworkError,
  registerEmptyBodies,
  registerErrorBodies,
} from './plugins/errorBodies.ts';
import { compileContract } from './plugins/contractValidation.ts';
import { CallLimits } from './rateLimits/CallLimits.ts';
import { connectionOptions, limitConnections } from './rateLimits/limitConnections.ts';
import { loggerOptions, type LogTarget } from './plugins/loggerOptions.ts';
import { registerProviderProxies, registerSandboxProxy, registerSignInPages } from './plugins/proxies.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { createCachedResponses } from './publish/createCachedResponses.ts';
import { publishedRoutes } from './routes/publishedRoutes.ts';
import { playRoutes } from './routes/play/playRoutes.ts';
import { saferPlayRoutes } from './routes/saferPlay/saferPlayRoutes.ts';
import { consoleRoutes } from './routes/console/consoleRoutes.ts';
import { healthRoutes, openapiRoutes } from './routes/serverRoutes.ts';
import { hookRoutes, railRoutes } from './routes/railRoutes.ts';
import { operatorRoutes } from './routes/operatorRoutes.ts';
import { refusingRoute, registerWeb } from './web/registerWeb.ts';
import { reportRoutes } from './routes/reportRoutes.ts';
import { userRoutes } from './routes/users/userRoutes.ts';
import { type EventOptions, eventRoutes } from './routes/wallet/eventRoutes.ts';
import { walletRoutes } from './routes/wallet/walletRoutes.ts';
import type { DocumentStore } from './store/DocumentStore.ts';
import type { PageSources } from './web/createMadePages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The caller starts the workers; closing the server stops them. */
    services: Services;
  }
}

export type AppConfig = Omit<
  Config,
  'host' | 'port' | 'portSetting' | 'dataDir' | 'auditDir' | 'isLicenceOptional' | 'isGenerous' | 'phoneKeys' | 'store'
>;

/** Tests hand in fakes instead of providers. */
export interface AppEdges {
  verifier?: TokenVerifier;
  logTo?: LogTarget;
  rails?: readonly Rail[];
  /** Called before the routes are added. */
  watch?: (app: FastifyInstance) => void;
  services?: Pick<ServiceOptions, 'now' | 'newId' | 'newSecret' | 'chainLength' | 'heads'> & EventOptions;
}

/** The caller closes the store. @throws ConfigError when the web app is not built, or production lacks a setting */
export async function buildApp(
  config: AppConfig,
  store: DocumentStore,
  { verifier = createTokenVerifier(config), logTo, ...edges }: AppEdges = {},
): Promise<FastifyInstance> {
  const { mode, trustedProxies } = config;
  if (mode === 'production' && !edges.rails) requirePayments(config);
  const rails = edges.rails ?? (await openRails(config.rails));
  const app = fastify({
    ...loggerOptions(config.logLevel, logTo),
    ...connectionOptions(config.connections, trustedProxies),
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFrameworkError,
  });
  edges.watch?.(app);
  await registerSecurityHeaders(app, { isProduction: mode === 'production' });
  registerErrorBodies(app);
  limitConnections(app, config.connections, trustedProxies);
  app.setValidatorCompiler(compileContract);
  registerEmptyBodies(app);
  addServices(app, createServices({ ...config, store, rails, log: app.log, ...edges.services }));
  const published = createCachedResponses(store, app.log, app.services.ctx.now);
  await app.register(
    async (api) => {
      await registerPlayers(api, { verifier, store, limits: config.callLimits });
      await addApiRoutes(api, { ...config, store, published, ...edges.services });
    },
    { prefix: '/api' },
  );
  await app.register(async (staffApp) => addConsole(staffApp, { config, store, verifier }), { prefix: '/console-api' });
  refusingRoute(app);
  await addWeb(app, config, { store, published });
  return app;
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

interface ConsoleParts {
  config: AppConfig;
  store: DocumentStore;
  verifier: TokenVerifier;
}

/** People of the operator have their own sessions, limits and routes, and the services that players' routes use. */
function addConsole(staffApp: FastifyInstance, { config, store, verifier }: ConsoleParts): void {
  const { log, services } = staffApp;
  const { now, newId } = services.ctx;
  staffApp.decorate('callLimits', new CallLimits({ store, numbers: config.callLimits, log }));
  const ctx = {
    store,
    now,
    newId,
    log,
    money: services.ctx,
    terms: config.console,
    recorded: () => services.workers.audit.nudge(),
  };
  const revokeSignIns = revokingWith(verifier, log);
  consoleRoutes(staffApp, { ctx, verifier, isProduction: config.mode === 'production', revokeSignIns });
}

type ApiOptions = EventOptions &
  PageSources &
  Pick<AppConfig, 'operatorKey' | 'mode' | 'console' | 'gameOrigins' | 'siteOrigins'>;

async function addApiRoutes(api: FastifyInstance, { store, published, ...options }: ApiOptions): Promise<void> {
  const { services } = api;
  publishedRoutes(api, store, published, options);
  userRoutes(api, store, published);
  healthRoutes(api, store);
  openapiRoutes(api);
  await reportRoutes(api);
  walletRoutes(api, services);
  eventRoutes(api, services, options);
  operatorRoutes(api, services, options);
  railRoutes(api, services.ctx);
  saferPlayRoutes(api, services.ctx);
  playRoutes(api, services.play);
  await hookRoutes(api, services.ctx);
}

async function addWeb(app: FastifyInstance, config: AppConfig, made: PageSources): Promise<void> {
  const { webDir, identity } = config;
  const { rails } = app.services.ctx;
  const providerSources = rails.flatMap((rail) => rail.pageSources ?? []);
  if (config.mode === 'production') await registerSignInPages(app, `https://${identity.projectId}.firebaseapp.com`);
  else {
    if (identity.emulatorUrl) registerSandboxProxy(app, identity.emulatorUrl);
    const proxies = rails.flatMap((rail) => rail.sandboxProxy ?? []);
    if (webDir) registerProviderProxies(app, proxies);
  }
  if (webDir) await registerWeb(app, { ...config, webDir, made, providerSources });
}
