import { tryStorage } from '@/shared/tryStorage';
import { api, keepAnswer, playerEndpoints, requestOf } from '@/api';
import { newId } from '@contract/newId.ts';
import { endSessions, openSession, type SessionBody } from '@contract/users.ts';
import { type KeptProfile, KeptProfileSchema } from '../account/accountApi';

/** A random id of this browser, which shows the server a sign-in from a new device. It identifies no person. */
const KEY = 'karata/device';

/** 32 hexadecimal digits, the same on every visit; a new one each time when storage is blocked. */
export function deviceId(): string {
  const name = tryStorage('localStorage', (storage) => {
    const kept = storage.getItem(KEY) ?? newId();
    storage.setItem(KEY, kept);
    return kept;
  });
  return name ?? newId();
}

export const sessionApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Creates or merges the profile of the token. Safe to repeat. */
    openSession: build.mutation<KeptProfile, Omit<SessionBody, 'deviceId'>>({
      query: (said) => requestOf(openSession, { body: { deviceId: deviceId(), ...said } }),
      extraOptions: { isRepeatable: true },
      responseSchema: KeptProfileSchema,
      onQueryStarted: keepAnswer('getProfile'),
    }),
    /** Ends every session that began before now, also this one; sign out after it. */
    signOutEverywhere: build.mutation<unknown, void>({
      query: () => ({ ...requestOf(endSessions), body: {} }),
    }),
  })),
});

export const { useOpenSessionMutation, useSignOutEverywhereMutation } = sessionApi;
