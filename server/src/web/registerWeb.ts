/** Serves the built web app: compressed files, long caching for hashed names, and a policy for each page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPageAddress } from '../../../contract/pageNames.ts';
import { madePageAt, madePages, UNKNOWN_PAGE } from '../../../contract/publicPages.ts';
import type { Settings } from '../../../contract/settings.ts';
import { type Config, ConfigError } from '../config/Config.ts';
import type { PageSources as ProviderSources } from '../rails/Rail.ts';
import { pagePolicies, policyOf, REPORTING_ENDPOINTS } from './contentSecurityPolicy.ts';
import { createMadePages, PAGE_VARY, type PageSources, sendMade } from './createMadePages.ts';
import { LANGUAGE_HEADERS, pageEdition, pageLanguage, queryOf } from './pageLanguage.ts';
import { manifestRoute } from './manifest.ts';
import { searchEngineRoutes } from './searchEngineRoutes.ts';
import {
  cacheControlFor,
  fileFor,
  inLanguage,
  isShell,
  listWebFiles,
  sendShell,
  shellTags,
  workerRoute,
} from './webFiles.ts';
import { readBuildMark } from '../../../contract/buildMark.ts';

interface WebOptions extends Pick<Config, 'mode' | 'hasServiceWorker' | 'gameOrigins' | 'siteOrigins' | 'identity'> {
  made: PageSources;
  webDir: string;
  /** Production allows them on its pages. */
  providerSources: readonly ProviderSources[];
}

const isApi = (url: string): boolean => /^\/(?:console-)?api(?:[/?]|$)/.test(url);

/** @throws ConfigError when the folder has no built web app, or in production one for another project */
export async function registerWeb(
  app: FastifyInstance,
  { webDir, mode, identity, made: sources, siteOrigins, ...options }: WebOptions,
): Promise<void> {
  const root = path.resolve(webDir);
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new ConfigError(`WEB_DIR is "${webDir}", which has no index.html: run npm run build first`);
  }
  const isProduction = mode === 'production';
  if (isProduction) {
    refuseForeignBuild(root, identity.projectId);
    requireSiteOrigins(siteOrigins);
  }
  const files = listWebFiles(root);
  // Production frames games of other sites only when they are named.
  const allowed = {
    gameOrigins: isProduction || options.gameOrigins.length > 0 ? options.gameOrigins : undefined,
    // The pages of sign-in are on our own origin in the sandbox.
    authDomain: isProduction ? identity.authDomain : undefined,
    pageSources: isProduction ? options.providerSources : [],
  };
  const policies = pagePolicies({ webDir: root, files, siteOrigins, ...allowed });
  const tags = shellTags(root, files);
  const origin = siteOrigins[0] ?? '';
  const policyFor = (html: string) => policyOf(html, allowed);
  const pages = createMadePages(app, root, { ...sources, origin, policyOf: policyFor });
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });

  workerRoute(app, options.hasServiceWorker);
  manifestRoute(app, sources.published);
  const publicPages = () => pages?.pages ?? madePages([]);
  searchEngineRoutes(app, origin, publicPages);

  const isInMaintenance = async (): Promise<boolean> => {
    const settings = await sources.published.settings.en.data().catch(() => ({}));
    return (settings as Partial<Settings>).maintenanceMode === true;
  };

  /** A public page as it was made, else the page around every other, from which the app starts. */
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, shell: string) => {
    const file = inLanguage(files, shell, pageLanguage(request));
    const page = pageOf(request);
    const isFound = page !== UNKNOWN_PAGE;
    const made = page && (await pages?.page(pageEdition(request, page), request.headers['accept-encoding']));
    const policy = made ? made.policy : policies.get(file);
    reply.headers({ 'cache-control': cacheControlFor(file), ...headersOf(file, policy) });
    const isClosed = await isInMaintenance();
    // Search engines come again and keep what they know; browsers show the page all the same, and their worker does not keep it.
    if (isClosed) reply.code(503).headers({ 'retry-after': RETRY_SECONDS });
    if (!isFound) reply.code(404).header('x-robots-tag', 'noindex');
    if (made) return sendMade(made, request, reply);
    reply.header('vary', page === 'home' ? PAGE_VARY : SHELL_VARY);
    // A page that only one player sees, or a list of one's own, is nothing for search engines; a public one is, made or not.
    if (!page || !publicPages().includes(page)) reply.header('x-robots-tag', 'noindex');
    return isFound ? sendShell(file, tags.get(file) ?? '', request, reply) : sendMissing(reply, file);
  };

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = isApi(request.url) ? undefined : fileFor(files, request.params['*']);
    if (!file) return reply.callNotFound();
    if (isShell(file)) return sendPage(request, reply, file);
    // The header says what a page may do: a picture would only be longer.
    if (!policies.has(file)) reply.removeHeader('permissions-policy');
    reply.headers({ 'cache-control': cacheControlFor(file), ...headersOf(file, policies.get(file)) });
    return reply.sendFile(file);
  });
}

/** Search engines come again after this time of maintenance. */
const RETRY_SECONDS = 600;

const SHELL_VARY = `Accept-Encoding, ${LANGUAGE_HEADERS}`;

function requireSiteOrigins(origins: readonly string[]): void {
  if (origins.length > 0 && origins.every((origin) => origin.startsWith('https://'))) return;
  throw new ConfigError(
    'SITE_ORIGINS needs the address at which players open the site: give such as https://karata.example',
  );
}

const pathOf = ({ url }: FastifyRequest): string => url.replace(/[?#].*$/s, '');

const pageOf = (request: FastifyRequest): string | undefined =>
  isPageAddress(pathOf(request)) ? madePageAt(pathOf(request), queryOf(request)) : UNKNOWN_PAGE;

/** The app shows that there is no such page. There is no validator, because a 304 would become a 404 without a body. */
const sendMissing = (reply: FastifyReply, file: string) =>
  reply.sendFile(file, { etag: false, lastModified: false, acceptRanges: false });

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

/** Production serves only its own build, because a sandbox build contains test code. @throws ConfigError */
function refuseForeignBuild(webDir: string, projectId: string): void {
  const mark = readBuildMark(readFileSync(path.join(webDir, 'index.html'), 'utf8'));
  if (mark?.mode === 'production' && mark.projectId === projectId) return;
  const built = mark ? `the ${mark.mode} of ${mark.projectId}` : 'no known project';
  throw new ConfigError(
    `The web app in ${webDir} was built for ${built}: run npm run build with the FIREBASE_ settings of this server`,
  );
}

/** The answer of a provider that allows no frames; the player never sees this page. */
const UNFRAMED_PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Not in a frame</title>
  <p>This page does not open inside another.</p>
</html>
`;

/** One game of the catalogue has a frame that refuses to load. */
export function refusingRoute(app: FastifyInstance): void {
  app.get('/originals/refusing.html', { helmet: { xFrameOptions: { action: 'deny' } } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(UNFRAMED_PAGE),
  );
}
