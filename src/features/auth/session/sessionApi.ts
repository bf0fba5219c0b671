/** The session at the backend: its start, the reason for its end, and its end everywhere. */
import { api, type ApiError, type ApiExtra, keepAnswer, playerEndpoints, requestOf } from '@/api';
import { type KeptProfile, KeptProfileSchema, profileKept } from '../account/accountApi';
import { endSessions, openSession, readProfile, type SessionBody } from '@contract/users.ts';
import { deviceId } from './deviceId';

const PATIENCE_MS = 5000;

export const sessionApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Creates or merges the profile of the token. Safe to repeat. */
    openSession: build.mutation<KeptProfile, Omit<SessionBody, 'deviceId'>>({
      query: (said) => requestOf(openSession, { body: { deviceId: deviceId(), ...said } }),
      extraOptions: { isRepeatable: true },
      responseSchema: KeptProfileSchema,
      onQueryStarted: keepAnswer(profileKept),
    }),
    /** Why an earlier session ended: only the backend knows. The old token does not go through the store. */
    askWhyEnded: build.mutation<'disabled' | 'ended', void>({
      queryFn: async (_arg, { extra }, _options, ask) => {
        const token = (extra as ApiExtra).identity.lostToken();
        if (!token) return { data: 'ended' };
        const headers = { authorization: `Bearer ${token}` };
        const { error } = await ask({ ...requestOf(readProfile), headers, timeout: PATIENCE_MS });
        return { data: (error as ApiError | undefined)?.code === 'account_disabled' ? 'disabled' : 'ended' };
      },
    }),
    /** Ends every session that began before now, also this one; sign out after it. */
    signOutEverywhere: build.mutation<unknown, void>({
      query: () => ({ ...requestOf(endSessions), body: {} }),
    }),
  })),
});

export const { useOpenSessionMutation, useSignOutEverywhereMutation } = sessionApi;
