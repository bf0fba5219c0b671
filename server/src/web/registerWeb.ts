/** Serves the built web app: precompressed files, lasting caches for hashed names, a policy for each page. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPageAddress } from '../../../contract/pageNames.ts';
import { ConfigError } from '../config/ConfigError.ts';
import type { PageSources } from '../rails/Rail.ts';
import { pagePolicies } from './pagePolicies.ts';
import { refuseForeignBuild } from './refuseForeignBuild.ts';
import { cacheControlFor, fileFor, isShell, listWebFiles } from './webFiles.ts';

interface WebOptions {
  webDir: string;
  /** In production visitors come by https, whatever the last hop to the server is. */
  isProduction: boolean;
  gameOrigins: readonly string[];
  /** Where the provider's sign-in pages live; undefined in the sandbox, where they have our own origin. */
  authDomain: string | undefined;
  /** What the scripts of payment providers need of other origins. */
  pageSources: readonly PageSources[];
  /** Of the operator; in production the web app has to be built for it. */
  projectId: string;
}

/** Of the request itself: what a proxy forwards as its host may be a visitor's word. A host that could not stand in a policy is left out. */
const originOf = ({ headers: { host = '' } }: FastifyRequest, isProduction: boolean): string =>
  /^[\w.-]+(?::\d+)?$/.test(host) ? `${isProduction ? 'https' : 'http'}://${host}` : '';

const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** @throws ConfigError when there is no built web app in the folder, or in production one of another project */
export async function registerWeb(
  app: FastifyInstance,
  { webDir, gameOrigins, authDomain, pageSources, isProduction, projectId }: WebOptions,
): Promise<void> {
  const root = path.resolve(webDir);
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new ConfigError(`WEB_DIR is "${webDir}", which has no index.html: run npm run build first`);
  }
  if (isProduction) refuseForeignBuild(root, projectId);
  const files = listWebFiles(root);
  const policies = pagePolicies({ webDir: root, files, gameOrigins, authDomain, pageSources });
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = isApi(request.url) ? undefined : fileFor(files, request.params['*']);
    if (!file) return reply.callNotFound();
    reply.headers({
      'cache-control': cacheControlFor(file),
      ...headersOf(file, policies.get(file)?.(originOf(request, isProduction))),
    });
    return isFound(file, request) ? reply.sendFile(file) : sendMissing(reply, file);
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.replace(/[?#].*$/s, '');

/** A shell answers for every address of a page, and for those of none. */
const isFound = (file: string, request: FastifyRequest): boolean => !isShell(file) || isPageAddress(pathOf(request));

/** The app says itself that there is no such page. Without a validator, as a 304 would turn into a 404 without a body. */
const sendMissing = (reply: FastifyReply, file: string) =>
  reply.code(404).sendFile(file, { etag: false, lastModified: false, acceptRanges: false });

/** Frames without same-origin rights load scripts, styles and images as strangers do. */
const headersOf = (file: string, policy: string | undefined): Record<string, string> => {
  if (!policy) return { 'access-control-allow-origin': '*' };
  const isFramed = file.startsWith('originals/');
  return {
    'content-security-policy': policy,
    ...(!isFramed && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
};
