import { RENEW_PAGES } from '@contract/serviceWorker.ts';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { useIntl } from '@/shared/i18n';
import { logWarning } from '@/shared/log';
import { whenLoadedAndIdle } from '../prefetch/whenLoadedAndIdle';
import { followWorker } from './followWorker';

declare const __DEV_TOOLS__: boolean;

/** Not in development, where it would keep what changes, nor in tests; without https, browsers have none. */
const HAS_WORKER = typeof __DEV_TOOLS__ !== 'undefined' && !__DEV_TOOLS__ && 'serviceWorker' in navigator;

/** The service worker, once the first screen is there and the browser is idle. */
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
