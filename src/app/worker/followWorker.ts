import { TAKE_OVER, WORKER_FILE } from '@contract/serviceWorker.ts';
import { isOldPage, noteVersion } from '@/shared/newVersion';
import { watchVisited } from './watchVisited';

/** Workbox keeps the addresses of such a message, as far as it has routes for them. */
async function keepVisited(container: ServiceWorkerContainer, left: AbortSignal): Promise<void> {
  const registration = await container.ready;
  watchVisited(
    (urlsToCache) => registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }),
    left,
  );
}

/** A page that is of the present build already, such as after a reload, needs no notice. */
async function meet(waiting: ServiceWorker): Promise<void> {
  if ((await isOldPage()) === false) waiting.postMessage(TAKE_OVER);
  else noteVersion();
}

/** Installs the service worker, or looks for a newer one, and notes when that waits; tells it what is loaded until `left`. */
export async function followWorker(left: AbortSignal, container = navigator.serviceWorker): Promise<void> {
  const registration = await container.register(WORKER_FILE, { updateViaCache: 'none' });
  const look = () => {
    if (registration.waiting && container.controller) void meet(registration.waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
  await keepVisited(container, left);
}
