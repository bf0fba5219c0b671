import { RENEW_PAGES, TAKE_OVER, WORKER_FILE } from '@contract/serviceWorker.ts';
import { isOldPage, noteVersion } from '@/shared/newVersion';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { useIntl } from '@/shared/i18n';
import { logWarning } from '@/shared/log';
import { watchVisited } from './watchVisited';
import { whenLoadedAndIdle } from '../prefetch';

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
  const used = await container.ready;
  // Workbox keeps the addresses of such a message, as far as it has routes for them.
  watchVisited((urlsToCache) => used.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }), left);
}

declare const __DEV_TOOLS__: boolean;

/** Not in development, where it would keep what changes, nor in tests; without https, browsers have none. */
const HAS_WORKER = typeof __DEV_TOOLS__ !== 'undefined' && !__DEV_TOOLS__ && 'serviceWorker' in navigator;

export function useServiceWorker(): void {
  // The language that is shown: it changes after the server can know the choice.
  const { locale } = useIntl();
  const isDataSaver = useSelector(selectIsDataSaver);
  const edition = `${locale} ${isDataSaver}`;
  const former = useRef(edition);
  useEffect(() => {
    if (!HAS_WORKER) return undefined;
    const left = new AbortController();
    const stop = whenLoadedAndIdle(() => {
      followWorker(left.signal).catch((error: unknown) => logWarning(`There is no service worker: ${String(error)}`));
    });
    return () => {
      stop();
      left.abort();
    };
  }, []);
  useEffect(() => {
    if (HAS_WORKER && former.current !== edition) navigator.serviceWorker.controller?.postMessage(RENEW_PAGES);
    former.current = edition;
  }, [edition]);
}
