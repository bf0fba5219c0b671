import { ROUTED_KINDS } from '@contract/serviceWorker.ts';

interface StaticRoute {
  condition: { urlPattern: string; requestMethod: string };
  source: { cacheName: string };
}

/**
 * The pictures that a browser takes from the cache itself, without the worker's script, which would cost a phone frames
 * while its player scrolls. What is not in the cache comes from the network.
 */
export const pictureRoutes = (cacheName: string): StaticRoute[] =>
  ROUTED_KINDS.map((kind) => ({
    condition: { urlPattern: `/images/*.${kind}`, requestMethod: 'GET' },
    source: { cacheName },
  }));
