/** The service worker: the site opens at once on a second visit, and without a network. */
import { RENEW_PAGES, TAKE_OVER } from '@contract/serviceWorker.ts';
import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { HOME, keptKind, type Kind, pictureRoutes, SHELL_PAGE } from './keptKinds';
import { CACHES, list, page, part, picture, presentPage, renewedPage } from './strategies';
import { build } from './workerBuild';

/** The part of the worker's global object that is used here; its types do not fit beside those of a page. */
interface WorkerEvent extends Event {
  readonly data: unknown;
  waitUntil: (work: Promise<unknown>) => void;
  /** Works at `install`, in Chromium from 123 on. */
  addRoutes?: (routes: ReturnType<typeof pictureRoutes>) => Promise<void>;
}
declare const self: {
  location: Location;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void) => void;
};

const isKept =
  (kind: Kind) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    keptKind({ method: request.method, mode: request.mode, headers: request.headers, url }, self.location.origin) ===
    kind;

const isReload = ({ cache }: Request): boolean => cache !== 'default' && cache !== 'force-cache';

precacheAndRoute(
  build.shell.map((url) => ({ url, revision: null })),
  { directoryIndex: '', cleanURLs: false },
);
// A list that somebody filtered is not kept: it comes from the network, and without one starts from the page around every other.
registerRoute(isKept('page'), (options) =>
  (isReload(options.request) || options.url.search ? presentPage : page).handle(options),
);
for (const [kind, strategy] of Object.entries({ part, picture, list })) registerRoute(isKept(kind as Kind), strategy);

/** The addresses of the two pages that are always kept. */
const RENEWED = /\/(?:app\.html)?$/;

/** The present pages into the cache, without those visited before. Resolves when they are there. */
async function renewPages(event: WorkerEvent): Promise<void> {
  await Promise.all(
    [HOME, SHELL_PAGE].flatMap((address) =>
      renewedPage.handleAll({ event: event as never, request: new Request(address, { cache: 'no-cache' }) }),
    ),
  );
  const cache = await caches.open(CACHES.pages);
  for (const kept of await cache.keys()) if (!RENEWED.test(kept.url)) await cache.delete(kept);
}

/** One at a time and in order, because an answer for a former choice must not come after that for the present one. */
const renewNext = (renew: () => Promise<void>) => navigator.locks.request('pages', renew);

self.addEventListener('install', (event) => {
  // A browser that has none, or other rules for them, goes on asking the worker.
  event.addRoutes?.(pictureRoutes(CACHES.pictures)).catch(() => undefined);
  event.waitUntil(renewPages(event));
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void self.skipWaiting();
  if (event.data === RENEW_PAGES) event.waitUntil(renewNext(() => renewPages(event)).catch(() => undefined));
});

async function deleteOldCaches(): Promise<void> {
  const present: readonly string[] = [...Object.values(CACHES), cacheNames.precache];
  const old = (await caches.keys()).filter((name) => !present.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
cleanupOutdatedCaches();
clientsClaim();
