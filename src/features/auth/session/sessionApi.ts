/** The session at the backend: its start, and its end everywhere. */
import { api, keepAnswer, playerEndpoints, requestOf } from '@/api';
import { type KeptProfile, KeptProfileSchema, profileKept } from '../account/accountApi';
import { endSessions, openSession, type SessionBody } from '@contract/users.ts';
import { deviceId } from './deviceId';

export const sessionApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Creates or merges the profile of the token. Safe to repeat. */
    openSession: build.mutation<KeptProfile, Omit<SessionBody, 'deviceId'>>({
      query: (said) => requestOf(openSession, { body: { deviceId: deviceId(), ...said } }),
      extraOptions: { isRepeatable: true },
      responseSchema: KeptProfileSchema,
      onQueryStarted: keepAnswer(profileKept),
    }),
    /** Ends every session that began before now, also this one; sign out after it. */
    signOutEverywhere: build.mutation<unknown, void>({
      query: () => ({ ...requestOf(endSessions), body: {} }),
    }),
  })),
});

export const { useOpenSessionMutation, useSignOutEverywhereMutation } = sessionApi;
