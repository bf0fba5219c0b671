/** The player's session at the backend: its beginning, and its end everywhere. */
import { api, keepAnswer, playerEndpoints } from '@/api';
import { type KeptProfile, KeptProfileSchema, profileKept } from '../account/accountApi';
import type { SessionBody } from '@contract/users.ts';
import { deviceId } from './deviceId';

export const sessionApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Creates or merges the profile of whoever the token names. Safe to repeat. */
    openSession: build.mutation<KeptProfile, Omit<SessionBody, 'deviceId'>>({
      query: (said) => ({
        url: 'users/session',
        method: 'POST',
        body: { deviceId: deviceId(), ...said } satisfies SessionBody,
      }),
      extraOptions: { isRepeatable: true },
      responseSchema: KeptProfileSchema,
      onQueryStarted: keepAnswer(profileKept),
    }),
    /** Ends every session that began before now, this one too; sign out after it. */
    signOutEverywhere: build.mutation<unknown, void>({
      query: () => ({ url: 'users/me/sign-out-everywhere', method: 'POST', body: {} }),
    }),
  })),
});

export const { useOpenSessionMutation, useSignOutEverywhereMutation } = sessionApi;
