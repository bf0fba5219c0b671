import Stripe from 'stripe';
import type { CardConfig } from '../settings.ts';
import { createHttpClient } from './httpClient.ts';

/** The API version of these readers and of the SDK's types. */
const API_VERSION = '2026-10-28.endive';

/** The official SDK. Callers make the retries. */
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
