import { ApiError } from '../errors/ApiError.ts';
import type { Reader, StoredDocument } from '../store/DocumentStore.ts';

/** @throws ApiError 404 `no_profile` before the player's first session */
export async function readUser(store: Pick<Reader, 'get'>, uid: string): Promise<StoredDocument> {
  const user = await store.get('users', uid);
  if (!user) throw new ApiError(404, 'no_profile', 'There is no profile yet: open a session first');
  return user;
}
