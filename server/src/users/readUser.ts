import { refusal } from '../errors/moneyRefusals.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';

/** @throws ApiError 404 `no_profile` before the first session */
export async function readUser(store: Pick<Reader, 'get'>, uid: string): Promise<UserRecord> {
  const user = await store.get('users', uid);
  if (!user) throw refusal('no_profile');
  return user;
}
