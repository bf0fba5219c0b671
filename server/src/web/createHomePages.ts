import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fresh from 'fresh';
import { atMostEvery, type CachedResponses } from '../publish/createCachedResponses.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { type HomePage, HomePages, type RenderHomePage } from './HomePages.ts';
import { fillHome, type HomeAnswers, type HomeTemplates, type RenderHome } from '../../../contract/homePage.ts';
import type { Language } from '../../../contract/userChoices.ts';
import { EDITION_HEADERS } from './pageLanguage.ts';

const SOURCES = ['settings', 'providers', 'games', 'hero-content'] as const;
/** An operator's import changes many documents, one after another. */
const REST_MS = 1_000;

export type HomeSources = { store: DocumentStore; published: CachedResponses };

/** Undefined when the build has no renderer: home is then the built file. */
export function createHomePages(
  app: FastifyInstance,
  webDir: string,
  { store, published }: HomeSources,
  policyOf: (html: string) => string,
): HomePages | undefined {
  const render = loadRenderer(webDir);
  if (!render) return undefined;
  const pages = new HomePages({
    render,
    read: (language) => readHomeAnswers(published, language),
    policyOf,
    onError: (err) => app.log.error({ err }, 'home could not be made; the former page stays until it is tried again'),
  });
  const refresh = atMostEvery(REST_MS, () => void pages.refresh());
  const stop = store.changes(SOURCES, refresh);
  app.addHook('onReady', async () => refresh());
  // The store must still be open then.
  app.addHook('preClose', async () => {
    stop();
    await pages.end();
  });
  return pages;
}

export async function readHomeAnswers(published: CachedResponses, language: Language): Promise<HomeAnswers> {
  const hero = published.content.get('hero-content')?.[language];
  const [settings, providers, lobby, banner] = await Promise.all([
    published.settings[language].data(),
    published.providers.data(),
    published.lobby.data(),
    hero?.data() ?? [],
  ]);
  return { settings, providers, lobby, hero: banner };
}

/** The build writes the renderer beside the web app. Undefined when it wrote none, as for a static host. */
function loadRenderer(webDir: string): RenderHomePage | undefined {
  const bundle = path.join(webDir, '../render/home.cjs');
  const pages = path.join(webDir, '../render/pages.json');
  if (!existsSync(bundle) || !existsSync(pages)) return undefined;
  const templates = JSON.parse(readFileSync(pages, 'utf8')) as HomeTemplates;
  const { renderHome } = createRequire(import.meta.url)(bundle) as { renderHome: RenderHome };
  return async (edition, answers) => {
    const { language } = edition;
    const rendering = await renderHome({ ...edition, answers });
    return fillHome(templates[rendering.template][language], language, rendering);
  };
}

export const HOME_VARY = `Accept-Encoding, ${EDITION_HEADERS}`;

/** Browsers keep it and ask each time whether it is current. */
export function sendHome({ etag, hints, encoding, body }: HomePage, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ etag, vary: HOME_VARY, ...(hints && { link: hints }) });
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
