/** Serves the built web app: compressed files, long caching for hashed names, and a policy for each page. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPageAddress } from '../../../contract/pageNames.ts';
import { ConfigError } from '../config/Config.ts';
import type { PageSources } from '../rails/Rail.ts';
import { REPORTING_ENDPOINTS } from './contentSecurityPolicy.ts';
import { createHomePages, type HomeSources } from './home/createHomePages.ts';
import { homeEdition } from './home/homeEdition.ts';
import { HOME_VARY, sendHome } from './home/sendHome.ts';
import { LANGUAGE_HEADERS, pageLanguage } from './language/pageLanguage.ts';
import { manifestRoute } from './manifest/manifestRoute.ts';
import { pagePolicies, policyOf } from './pagePolicies.ts';
import { refuseForeignBuild } from './refuseForeignBuild.ts';
import { sendShell, shellTags } from './sendShell.ts';
import { workerRoute } from './workerRoute.ts';
import { cacheControlFor, fileFor, inLanguage, isShell, listWebFiles } from './webFiles.ts';

interface WebOptions {
  /** What home is made of. */
  home: HomeSources;
  webDir: string;
  isProduction: boolean;
  hasServiceWorker: boolean;
  gameOrigins: readonly string[];
  /** Where players open the site: a house game may call these alone. */
  siteOrigins: readonly string[];
  /** Host of the provider's sign-in pages; undefined in the sandbox, where they are on our origin. */
  authDomain: string | undefined;
  /** Origins for the scripts of payment providers. */
  pageSources: readonly PageSources[];
  /** The project of the operator; in production the web app must be built for it. */
  projectId: string;
}

const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** @throws ConfigError when the folder has no built web app, or in production one for another project */
export async function registerWeb(
  app: FastifyInstance,
  { webDir, isProduction, projectId, home, hasServiceWorker, ...options }: WebOptions,
): Promise<void> {
  const root = path.resolve(webDir);
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new ConfigError(`WEB_DIR is "${webDir}", which has no index.html: run npm run build first`);
  }
  if (isProduction) {
    refuseForeignBuild(root, projectId);
    requireSiteOrigins(options.siteOrigins);
  }
  const files = listWebFiles(root);
  // In production, games of other sites are framed only when they are named.
  const gameOrigins = isProduction || options.gameOrigins.length > 0 ? options.gameOrigins : undefined;
  const policies = pagePolicies({ webDir: root, files, ...options, gameOrigins });
  const tags = shellTags(root, files);
  const homes = createHomePages(app, root, home, (html) => policyOf(html, { ...options, gameOrigins }));
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });

  app.get('/', async (request, reply) => {
    const edition = homeEdition(request);
    const made = await homes?.page(edition, request.headers['accept-encoding']);
    const file = inLanguage(files, 'index.html', edition.language);
    reply.headers({
      'cache-control': cacheControlFor(file),
      ...headersOf(file, made?.policy ?? policies.get(file)),
    });
    if (made) return sendHome(made, request, reply);
    return sendShell(file, tags.get(file) ?? '', request, reply.header('vary', HOME_VARY));
  });

  workerRoute(app, hasServiceWorker);
  manifestRoute(app, home.published);

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const found = isApi(request.url) ? undefined : fileFor(files, request.params['*']);
    if (!found) return reply.callNotFound();
    const file = isShell(found) ? inLanguage(files, found, pageLanguage(request)) : found;
    // About what a page may do: a picture would only be longer.
    if (!policies.has(file)) reply.removeHeader('permissions-policy');
    reply.headers({
      'cache-control': cacheControlFor(file),
      ...headersOf(file, policies.get(file)),
    });
    const tag = tags.get(file);
    if (tag === undefined) return reply.sendFile(file);
    reply.header('vary', SHELL_VARY);
    return isPageAddress(pathOf(request)) ? sendShell(file, tag, request, reply) : sendMissing(reply, file);
  });
}

const SHELL_VARY = `Accept-Encoding, ${LANGUAGE_HEADERS}`;

function requireSiteOrigins(origins: readonly string[]): void {
  if (origins.length > 0 && origins.every((origin) => origin.startsWith('https://'))) return;
  throw new ConfigError(
    'SITE_ORIGINS needs the address at which players open the site: give such as https://karata.example',
  );
}

const pathOf = ({ url }: FastifyRequest): string => url.replace(/[?#].*$/s, '');

/** The app shows that there is no such page. Without a validator, because a 304 would become a 404 without a body. */
const sendMissing = (reply: FastifyReply, file: string) =>
  reply.code(404).sendFile(file, { etag: false, lastModified: false, acceptRanges: false });

/** Frames without same-origin rights load scripts, styles and images like other origins. */
const headersOf = (file: string, policy: string | undefined): Record<string, string> => {
  if (!policy) return { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  const isFramed = file.startsWith('originals/');
  return {
    'content-security-policy': policy,
    ...(!isFramed && {
      // Google's window tells the page that opened it.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'reporting-endpoints': REPORTING_ENDPOINTS,
    }),
  };
};
