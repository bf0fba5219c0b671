/** One key of a player belongs to one request: its record, and a fingerprint of what was requested. */
import { pathOf, type Route } from '../../../contract/route.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import { hashedId } from '../store/reading.ts';

export interface Idempotency {
  /** Id of the document; a hash that reveals neither player nor key. */
  id: string;
  /** Hash of route and body. */
  fingerprint: string;
}

/** Stored fingerprints have the path without its leading slash. */
export const idempotencyOf = (uid: string, key: string, route: Route, body: unknown): Idempotency => ({
  id: hashedId(uid, key),
  fingerprint: hashedId(pathOf(route).slice(1), JSON.stringify(body)),
});

/** The record that the same request made before; undefined for a new key, a refusal for the key of another request. */
export async function seenKey(
  tx: Reader,
  { id, fingerprint }: Idempotency,
): Promise<{ recordId: string } | 'idempotency_conflict' | undefined> {
  const seen = await tx.get('idempotency', id);
  return seen && seen.fingerprint !== fingerprint ? 'idempotency_conflict' : seen;
}

export const keepKey = (
  tx: Transaction,
  { id, fingerprint }: Idempotency,
  kept: { recordId: string; userId: string; createdAt: string },
): void => tx.create('idempotency', { id, fingerprint, ...kept });
