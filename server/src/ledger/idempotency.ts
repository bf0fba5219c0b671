/** One key of a player belongs to one request: its record, and a fingerprint of what was requested. */
import { createHash } from 'node:crypto';
import { pathOf, type Route } from '../../../contract/route.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import { refusal } from './refusals.ts';

export interface Idempotency {
  /** Id of the document; a hash that reveals neither player nor key. */
  id: string;
  /** Hash of route and body. */
  fingerprint: string;
}

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The path without its leading slash, as in stored fingerprints. */
export const idempotencyOf = (uid: string, key: string, route: Route, body: unknown): Idempotency => ({
  id: hashOf(uid, key),
  fingerprint: hashOf(pathOf(route).slice(1), JSON.stringify(body)),
});

/** The id of the key's record; undefined for a new key. @throws ApiError 409 `idempotency_conflict` */
export async function recordOfKey(tx: Reader, { id, fingerprint }: Idempotency): Promise<string | undefined> {
  const seen = await tx.get('idempotency', id);
  if (!seen) return undefined;
  if (seen.fingerprint !== fingerprint) throw refusal('idempotency_conflict');
  return seen.recordId;
}

export const keepKey = (
  tx: Transaction,
  { id, fingerprint }: Idempotency,
  kept: { recordId: string; userId: string; createdAt: string },
): void => tx.create('idempotency', { id, fingerprint, ...kept });
