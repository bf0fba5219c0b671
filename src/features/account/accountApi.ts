/**
 * The player's own data. It leaves the cache when the player does, and holds neither phone number nor
 * e-mail: those are shown from the identity seam.
 */
import { playerApi, readAs } from '@/api';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  type Balance,
  BalanceSchema,
  type Notification,
  NotificationSchema,
  type Profile,
  type ProfileChange,
  ProfileSchema,
  type SessionBody,
} from '@contract/users.ts';
import { lenientList } from '@contract/fields.ts';
import * as v from 'valibot';
import { deviceId } from './deviceId';

/** A profile without what names the person outside the site. */
export type KeptProfile = Omit<Profile, 'phoneNumber' | 'email'>;

const KeptProfileSchema = readAs(
  v.pipe(
    ProfileSchema,
    v.transform(({ phoneNumber: _phone, email: _email, ...kept }): KeptProfile => kept),
  ),
);

interface Started<TData> {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: PromiseLike<{ data: TData }>;
}

/** What a change answers with is what the next read would answer with. */
const keep =
  <TData>(kept: (data: TData) => UnknownAction) =>
  async (_: unknown, { dispatch, queryFulfilled }: Started<TData>): Promise<void> => {
    try {
      dispatch(kept((await queryFulfilled).data));
    } catch {
      // The caller of the change deals with its failure.
    }
  };

const profileKept = (value: KeptProfile): UnknownAction =>
  accountApi.util.upsertQueryEntries([{ endpointName: 'getProfile', arg: undefined, value }]);

const balanceKept = (value: Balance): UnknownAction =>
  accountApi.util.upsertQueryEntries([{ endpointName: 'getBalance', arg: undefined, value }]);

export const accountApi = playerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Creates or merges the profile of whoever the token names. Safe to repeat. */
    openSession: build.mutation<KeptProfile, Omit<SessionBody, 'deviceId'>>({
      query: (said) => ({
        url: 'users/session',
        method: 'POST',
        body: { deviceId: deviceId(), ...said } satisfies SessionBody,
      }),
      extraOptions: { isRepeatable: true },
      responseSchema: KeptProfileSchema,
      onQueryStarted: keep(profileKept),
    }),
    getProfile: build.query<KeptProfile, void>({
      query: () => 'users/me',
      responseSchema: KeptProfileSchema,
      providesTags: [{ type: 'Player', id: 'profile' }],
    }),
    updateProfile: build.mutation<KeptProfile, ProfileChange>({
      query: (body) => ({ url: 'users/me', method: 'PATCH', body }),
      responseSchema: KeptProfileSchema,
      onQueryStarted: keep(profileKept),
    }),
    /** Ends every session that began before now, this one too; sign out after it. */
    signOutEverywhere: build.mutation<unknown, void>({
      query: () => ({ url: 'users/me/sign-out-everywhere', method: 'POST', body: {} }),
    }),
    getBalance: build.query<Balance, void>({
      query: () => 'wallet/balance',
      responseSchema: readAs(BalanceSchema),
      providesTags: [{ type: 'Player', id: 'balance' }],
    }),
    /** Has the server recompute the balance from its records. */
    refreshBalance: build.mutation<Balance, void>({
      query: () => 'wallet/balance?refresh=true',
      responseSchema: readAs(BalanceSchema),
      onQueryStarted: keep(balanceKept),
    }),
    /** Newest first. */
    getNotifications: build.query<Notification[], void>({
      query: () => 'users/me/notifications',
      responseSchema: readAs(lenientList(NotificationSchema)),
      providesTags: [{ type: 'Player', id: 'notifications' }],
    }),
    readNotifications: build.mutation<unknown, void>({
      query: () => ({ url: 'users/me/notifications/read', method: 'POST', body: {} }),
      invalidatesTags: [{ type: 'Player', id: 'notifications' }],
    }),
  }),
});

export const {
  useOpenSessionMutation,
  useGetProfileQuery,
  useUpdateProfileMutation,
  useSignOutEverywhereMutation,
  useGetBalanceQuery,
  useRefreshBalanceMutation,
  useGetNotificationsQuery,
  useReadNotificationsMutation,
} = accountApi;
