import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import type { Settings } from '../../../../contract/settings.ts';
import { etagOf } from '../../publish/CachedResponse.ts';
import type { CachedResponses } from '../../publish/createCachedResponses.ts';
import { dataOf } from '../../publish/dataOf.ts';
import { LANGUAGE_HEADERS, pageLanguage } from '../language/pageLanguage.ts';
import { siteManifest } from './siteManifest.ts';

const MANIFEST_FILE = '/site.webmanifest';

/** The manifest of the present settings, instead of the built one. It is too small to be worth compressing. */
export function manifestRoute(app: FastifyInstance, { settings }: CachedResponses): void {
  app.get(MANIFEST_FILE, async (request, reply) => {
    const language = pageLanguage(request);
    const body = Buffer.from(JSON.stringify(siteManifest((await dataOf(settings[language])) as Settings, language)));
    const etag = etagOf(body);
    reply.headers({ etag, 'cache-control': 'no-cache', vary: LANGUAGE_HEADERS });
    if (fresh(request.headers, { etag })) return reply.code(304).send();
    return reply.type('application/manifest+json; charset=utf-8').send(body);
  });
}
