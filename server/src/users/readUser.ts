import { ApiError } from '../errors/ApiError.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';

/** @throws ApiError 404 `no_profile` before the first session */
export async function readUser(store: Pick<Reader, 'get'>, uid: string): Promise<UserRecord> {
  const user = await store.get('users', uid);
  if (!user) throw new ApiError(404, 'no_profile', 'There is no profile yet: open a session first');
  return user;
}
