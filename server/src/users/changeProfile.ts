import * as v from 'valibot';
import { PreferencesSchema, type Profile, type ProfileChange } from '../../../contract/users.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';
import { readUser } from './readUser.ts';
import { toProfile } from './toProfile.ts';

/** @throws ApiError 404 before the first session */
export function changeProfile(store: DocumentStore, uid: string, change: ProfileChange): Promise<Profile> {
  const now = new Date().toISOString();
  return store.transaction(uid, async (tx) => {
    const changed = { ...applyChange(await readUser(tx, uid), change), updatedAt: now };
    tx.set('users', changed);
    return toProfile(changed);
  });
}

/** The stored profile has the currency in two fields, and a change writes both. */
export function applyChange(user: UserRecord, { displayName, ...change }: ProfileChange): UserRecord {
  const { preferences = {}, preferredCurrency = preferences.currency } = change;
  const { notifications, currency = preferredCurrency, language, isShownInBets } = preferences;
  const before = v.parse(PreferencesSchema, user.preferences ?? {});
  return {
    ...user,
    ...(displayName && { displayName }),
    ...(preferredCurrency && { preferredCurrency }),
    preferences: {
      currency: currency ?? before.currency,
      language: language ?? before.language,
      isShownInBets: isShownInBets ?? before.isShownInBets,
      notifications: { ...before.notifications, ...notifications },
    },
  };
}
