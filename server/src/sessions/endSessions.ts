import type { DocumentStore } from '../store/DocumentStore.ts';
import { readUser } from '../users/readUser.ts';

/** Ends every sign-in until now, also this one. @returns ISO 8601 @throws ApiError 404 before the first session */
export function endSessions(store: DocumentStore, uid: string): Promise<string> {
  const now = new Date().toISOString();
  return store.transaction(uid, async (tx) => {
    tx.set('users', { ...(await readUser(tx, uid)), sessionsValidAfter: now, updatedAt: now });
    return now;
  });
}
