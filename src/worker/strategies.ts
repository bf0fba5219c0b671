import { MOST_PICTURES } from '@contract/serviceWorker.ts';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isForAll, keptPage, pageKey, SHELL } from './keptKinds';
import { build } from './workerBuild';

const DAY = 24 * 60 * 60;
/** How long a reload waits for the network, seconds. */
const RELOAD_WAIT = 4;

export const CACHES = {
  /** A cache for one build, so that a page and its scripts fit. */
  pages: `pages ${build.main}`,
  parts: 'parts',
  pictures: `pictures ${build.pictures}`,
  lists: 'lists',
} as const;

const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });

const pages = {
  cacheName: CACHES.pages,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }: { request: Request }) => pageKey(new URL(request.url)),
      cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
        keptPage(response, build.main, pageKey(new URL(request.url))),
      // A page that was never visited opens without a network all the same.
      handlerDidError: async () => caches.match(SHELL),
    },
  ],
};

/** Answers at once; the answer of the network is for the next visit. */
export const page = new StaleWhileRevalidate(pages);
/** Used when a player asks for the present page. */
export const presentPage = new NetworkFirst({ ...pages, networkTimeoutSeconds: RELOAD_WAIT });
/** Fills the cache alone, however long that takes. */
export const renewedPage = new NetworkFirst(pages);

/** A part of an SVG is named after `#`, and a kept answer has lost that: one without an address gets the one of the request. */
const atAddressOfRequest = {
  handlerWillRespond: async ({ request, response }: { request: Request; response: Response }) =>
    request.url.includes('#') ? new Response(response.body, response) : response,
};

/** The names of these files have hashes. */
export const part = new CacheFirst({ cacheName: CACHES.parts, plugins: [atMost(80, 30)] });
export const picture = new CacheFirst({
  cacheName: CACHES.pictures,
  plugins: [atAddressOfRequest, atMost(MOST_PICTURES, 30)],
});

/** Kept for when there is no network. The last answer counts, whatever its language. */
export const list = new NetworkFirst({
  cacheName: CACHES.lists,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }: { response: Response }) => (isForAll(response) ? response : null) },
    atMost(30, 7),
  ],
});
