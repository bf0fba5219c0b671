/**
 * The player's own data. It leaves the cache when the player does (`forgetPlayer`), and holds neither phone number nor
 * e-mail: those are shown from the identity seam.
 */
import { api, readAs } from '@/api';
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

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Creates or merges the profile of whoever the token names. Safe to repeat. */
    openSession: build.mutation<KeptProfile, Pick<SessionBody, 'consent'>>({
      query: ({ consent }) => ({
        url: 'users/session',
        method: 'POST',
        body: { deviceId: deviceId(), ...(consent && { consent }) } satisfies SessionBody,
      }),
      extraOptions: { isRepeatable: true },
      responseSchema: KeptProfileSchema,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(accountApi.util.upsertQueryData('getProfile', undefined, data));
      },
    }),
    getProfile: build.query<KeptProfile, void>({
      query: () => 'users/me',
      responseSchema: KeptProfileSchema,
      providesTags: [{ type: 'Player', id: 'profile' }],
    }),
    updateProfile: build.mutation<KeptProfile, ProfileChange>({
      query: (body) => ({ url: 'users/me', method: 'PATCH', body }),
      responseSchema: KeptProfileSchema,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(accountApi.util.upsertQueryData('getProfile', undefined, data));
      },
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
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(accountApi.util.upsertQueryData('getBalance', undefined, data));
      },
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
  useGetProfileQuery,
  useUpdateProfileMutation,
  useSignOutEverywhereMutation,
  useGetBalanceQuery,
  useRefreshBalanceMutation,
  useGetNotificationsQuery,
  useReadNotificationsMutation,
} = accountApi;
