import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fresh from 'fresh';
import { fillPage, type PageAnswers, type PageTemplates, type RenderPage } from '../../../contract/madePages.ts';
import { type PageList, TIMED_PAGES } from '../../../contract/publicPages.ts';
import type { Language } from '../../../contract/userChoices.ts';
import { atMostEvery, type CachedResponses } from '../publish/createCachedResponses.ts';
import { PUBLISHED_COLLECTIONS } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { type MadePage, MadePages } from './MadePages.ts';
import { EDITION_HEADERS } from './pageLanguage.ts';

/** An operator's import changes many documents, one after another. */
const REST_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const thisHour = (): number => Math.floor(Date.now() / HOUR_MS) * HOUR_MS;

export type PageSources = { store: DocumentStore; published: CachedResponses };

interface Options extends PageSources {
  /** Players open the site there. It is empty when that is not known. */
  origin: string;
  policyOf: (html: string) => string;
}

/** Undefined when the build has no renderer: home is then the built file, and other pages start from the shell. */
export function createMadePages(
  app: FastifyInstance,
  webDir: string,
  { store, published, origin, policyOf }: Options,
): MadePages | undefined {
  const renderer = loadRenderer(webDir);
  if (!renderer) return undefined;
  const pages = new MadePages({
    render: async (edition, answers) => {
      const rendering = await renderer.renderPage({ ...edition, answers, origin, at: thisHour() });
      return fillPage(renderer.templates, edition.language, rendering);
    },
    read: (list, language) => readList(published, list, language),
    policyOf,
    onError: (err, page) =>
      app.log.error({ err, page }, 'a page could not be made; the former one stays until it is tried again'),
  });
  let stops: (() => void)[] = [];
  let hour = thisHour();
  const clock = setInterval(() => {
    if (thisHour() === hour) return;
    hour = thisHour();
    void pages.remake(TIMED_PAGES);
  }, MINUTE_MS).unref();
  // A new site gets its first content before it is ready: a page of half of it would be shown until all pages are made again.
  app.addHook('onReady', async () => {
    stops = followChanges(store, pages);
    void pages.remake([]);
  });
  // The store must still be open then.
  app.addHook('preClose', async () => {
    clearInterval(clock);
    stops.forEach((stop) => stop());
    await pages.end();
  });
  return pages;
}

/** The lobby is a list of games. */
const listsOfCollection = (collection: PageList): PageList[] =>
  collection === 'games' ? ['games', 'lobby'] : [collection];

function followChanges(store: DocumentStore, pages: MadePages): (() => void)[] {
  let changed = new Set<PageList>();
  const refresh = atMostEvery(REST_MS, () => {
    void pages.refresh(changed);
    changed = new Set();
  });
  return PUBLISHED_COLLECTIONS.map((collection) =>
    store.changes([collection], () => {
      listsOfCollection(collection).forEach((list) => changed.add(list));
      refresh();
    }),
  );
}

async function readList(published: CachedResponses, list: PageList, language: Language): Promise<unknown> {
  if (list === 'settings') return published.settings[language].data();
  if (list === 'providers' || list === 'lobby' || list === 'games') return published[list].data();
  return (await published.content.get(list)?.[language].data()) ?? [];
}

/** A page is made from these answers. */
export const readAnswers = async (
  published: CachedResponses,
  lists: readonly PageList[],
  language: Language,
): Promise<PageAnswers> =>
  Object.fromEntries(
    await Promise.all(lists.map(async (list) => [list, await readList(published, list, language)] as const)),
  );

/** The build writes the renderer beside the web app. Undefined when it wrote none, as for a static host. */
function loadRenderer(webDir: string): { renderPage: RenderPage; templates: PageTemplates } | undefined {
  const bundle = path.join(webDir, '../render/pages.cjs');
  const pages = path.join(webDir, '../render/pages.json');
  if (!existsSync(bundle) || !existsSync(pages)) return undefined;
  const templates = JSON.parse(readFileSync(pages, 'utf8')) as PageTemplates;
  const { renderPage } = createRequire(import.meta.url)(bundle) as { renderPage: RenderPage };
  return { renderPage, templates };
}

export const PAGE_VARY = `Accept-Encoding, ${EDITION_HEADERS}`;

/** Browsers keep it and ask each time whether it is current; not what is sent with 404, because a 304 would be a 404 without a body. */
export function sendMade({ etag, hints, encoding, body }: MadePage, request: FastifyRequest, reply: FastifyReply) {
  const isFound = reply.statusCode !== 404;
  reply.headers({ vary: PAGE_VARY, ...(isFound && { etag }), ...(hints && { link: hints }) });
  if (isFound && fresh(request.headers, { etag })) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
