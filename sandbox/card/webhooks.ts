import { createHmac } from 'node:crypto';
import { postJson } from '../shared/postJson.ts';
import { newId, nowSeconds } from './ids.ts';

const API_VERSION = '2026-10-28.endive';

/** Pauses in ms; Stripe itself repeats for three days. */
export const RETRY_PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000, 60_000, 60_000];

export const newEvent = (type: string, object: object) => ({
  id: newId('evt'),
  object: 'event',
  api_version: API_VERSION,
  created: nowSeconds(),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: newId('req'), idempotency_key: null },
  type,
});

/** Stripe signs a body again for each attempt. */
export function signatureOf(body: string, secret: string): string {
  const at = nowSeconds();
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/** @returns whether the answer was a success */
export function sendSigned(url: string, event: unknown, secret: string): Promise<boolean> {
  const body = JSON.stringify(event);
  return postJson(url, body, { 'stripe-signature': signatureOf(body, secret) });
}
