/** Builds the server: nothing listens yet, so tests can ask it by inject. */
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/readConfig.ts';
import { registerContractValidation } from './plugins/contractValidation.ts';
import { registerErrorBodies } from './plugins/errorBodies.ts';
import { loggerOptions } from './plugins/loggerOptions.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { createPublications } from './publish/createPublications.ts';
import { catalogueRoutes } from './routes/catalogue/catalogueRoutes.ts';
import { contentRoutes } from './routes/content/contentRoutes.ts';
import { healthRoutes } from './routes/health/healthRoutes.ts';
import { openapiRoutes } from './routes/openapi/openapiRoutes.ts';
import { refusingRoute } from './routes/originals/refusingRoute.ts';
import { settingsRoutes } from './routes/settings/settingsRoutes.ts';
import type { DocumentStore } from './store/DocumentStore.ts';
import { registerWeb } from './web/registerWeb.ts';

export type AppConfig = Pick<Config, 'mode' | 'webDir' | 'gameOrigins' | 'logLevel'>;

/**
 * The server over an open store, which stays the caller's to close.
 * @throws ConfigError when the web app to serve is not built
 */
export async function buildApp(config: AppConfig, store: DocumentStore): Promise<FastifyInstance> {
  const app = fastify({ ...loggerOptions(config.logLevel), forceCloseConnections: 'idle' });
  const isProduction = config.mode === 'production';
  registerSecurityHeaders(app, { isProduction });
  registerErrorBodies(app);
  registerContractValidation(app);
  await app.register(async (api) => addApiRoutes(api, store), { prefix: '/api' });
  refusingRoute(app);
  if (config.webDir) await registerWeb(app, { webDir: config.webDir, gameOrigins: config.gameOrigins, isProduction });
  return app;
}

function addApiRoutes(api: FastifyInstance, store: DocumentStore): void {
  const publications = createPublications(store, api.log);
  catalogueRoutes(api, store, publications);
  contentRoutes(api, publications);
  settingsRoutes(api, publications);
  healthRoutes(api, store);
  openapiRoutes(api);
}
