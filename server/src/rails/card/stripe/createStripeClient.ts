import Stripe from 'stripe';
import type { CardConfig } from '../settings.ts';
import { createHttpClient } from './httpClient.ts';

/** The version whose objects the readers here are written for; the SDK's types are of the same. */
const API_VERSION = '2026-10-28.endive';

/** The official SDK. Repetitions are made by who calls it. */
export function createStripeClient({ secretKey, apiBase }: CardConfig, timeoutMs: number): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    httpClient: createHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
