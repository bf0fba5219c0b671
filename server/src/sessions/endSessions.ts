import type { DocumentStore } from '../store/DocumentStore.ts';
import { readUser } from '../users/readUser.ts';

/**
 * Ends every sign-in up to now, this one too; `refuseEnded` holds tokens against it.
 * @returns since when only new sign-ins count, ISO 8601
 * @throws ApiError 404 before the player's first session
 */
export function endSessions(store: DocumentStore, uid: string): Promise<string> {
  const now = new Date().toISOString();
  return store.transaction(uid, async (tx) => {
    tx.set('users', { ...(await readUser(tx, uid)), sessionsValidAfter: now, updatedAt: now });
    return now;
  });
}
