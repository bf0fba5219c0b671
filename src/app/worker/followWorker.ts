import { TAKE_OVER, WORKER_FILE } from '@contract/serviceWorker.ts';
import { isOldPage, noteVersion } from '@/shared/newVersion';

const KEPT = /^\/(?:assets|images)\//;

/** What this visit has loaded before there was a worker; the browser has it, so it is not downloaded again. */
const visited = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && KEPT.test(pathname))
    .map(({ href }) => href);

/** Workbox keeps the addresses of such a message, as far as it has routes for them. */
async function keepVisited(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: visited() } });
}

/** A page that is of the present build already, such as after a reload, needs no notice. */
async function meet(waiting: ServiceWorker): Promise<void> {
  if ((await isOldPage()) === false) waiting.postMessage(TAKE_OVER);
  else noteVersion();
}

/** Installs the service worker, or looks for a newer one, and notes when that waits. */
export async function followWorker(container = navigator.serviceWorker): Promise<void> {
  const isFirst = !container.controller;
  const registration = await container.register(WORKER_FILE, { updateViaCache: 'none' });
  const look = () => {
    if (registration.waiting && container.controller) void meet(registration.waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
  if (isFirst) await keepVisited(container);
}
