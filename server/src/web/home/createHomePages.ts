import type { FastifyInstance } from 'fastify';
import { atMostEvery } from '../../publish/atMostEvery.ts';
import type { CachedResponses } from '../../publish/createCachedResponses.ts';
import { readHomeAnswers } from '../../publish/readHomeAnswers.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { HomePages } from './HomePages.ts';
import { loadRenderer } from './loadRenderer.ts';

/** The collections that home shows. */
const SOURCES = ['settings', 'providers', 'games', 'hero-content'] as const;
/** An operator's import changes many documents, one after another. */
const REST_MS = 1_000;

export interface HomeSources {
  store: DocumentStore;
  published: CachedResponses;
}

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
  // While the store is still open.
  app.addHook('preClose', async () => {
    stop();
    await pages.end();
  });
  return pages;
}
