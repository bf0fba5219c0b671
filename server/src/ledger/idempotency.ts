/** One key of a player is one request: its record, and what it asked for. */
import { createHash } from 'node:crypto';
import { pathOf, type Route } from '../../../contract/routes/route.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import { refusal } from './refusals.ts';

export interface Idempotency {
  /** Of the document; tells neither the player nor the key. */
  id: string;
  /** Of route and body. */
  fingerprint: string;
}

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Stored fingerprints are of the path without its slash. */
export const idempotencyOf = (uid: string, key: string, route: Route, body: unknown): Idempotency => ({
  id: hashOf(uid, key),
  fingerprint: hashOf(pathOf(route).slice(1), JSON.stringify(body)),
});

/**
 * The id of the record that this key made before; undefined when the key is new.
 * @throws ApiError 409 `idempotency_conflict` when it came with another request
 */
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
