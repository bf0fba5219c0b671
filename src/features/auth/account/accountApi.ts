import {
  answering,
  api,
  endpointOf,
  type IfMissing,
  keepAnswer,
  onMissing,
  playerEndpoints,
  readAs,
  requestOf,
} from '@/api';
import { lenientList } from '@contract/fields.ts';
import {
  changeCurrency,
  changeProfile,
  CONTACTS,
  listNotifications,
  NotificationSchema,
  type Profile,
  ProfileSchema,
  readNotifications,
  readProfile,
} from '@contract/users.ts';
import * as v from 'valibot';

/** The profile without what identifies the person outside the site. */
export type KeptProfile = Omit<Profile, (typeof CONTACTS)[number]>;

export const KeptProfileSchema = readAs(v.omit(ProfileSchema, CONTACTS));

/** A player without a backend profile: a fallback name, and defaults. */
const bareProfile: IfMissing = ({ uid = '' }) => ({ data: { uid, displayName: `Player${uid.slice(-6)}` } });

export const accountApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getProfile: build.query({
      ...endpointOf(readProfile, KeptProfileSchema),
      extraOptions: { instead: onMissing(bareProfile) },
      providesTags: [{ type: 'Player', id: 'profile' }],
    }),
    updateProfile: build.mutation({
      ...endpointOf(changeProfile, KeptProfileSchema),
      onQueryStarted: keepAnswer('getProfile'),
    }),
    getNotifications: build.query({
      ...endpointOf(listNotifications, lenientList(NotificationSchema)),
      extraOptions: { instead: answering([]) },
      providesTags: [{ type: 'Player', id: 'notifications' }],
    }),
    readNotifications: build.mutation<unknown, void>({
      query: () => ({ ...requestOf(readNotifications), body: {} }),
      invalidatesTags: [{ type: 'Player', id: 'notifications' }],
    }),
  })),
});

export const { useGetProfileQuery, useUpdateProfileMutation, useGetNotificationsQuery, useReadNotificationsMutation } =
  accountApi;

const currencyApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Sets the account's currency; refused with `account_used` once the account has held money. */
    changeCurrency: build.mutation({
      ...endpointOf(changeCurrency, KeptProfileSchema),
      invalidatesTags: [{ type: 'Player', id: 'balance' }],
      onQueryStarted: keepAnswer('getProfile'),
    }),
  })),
});

export const { useChangeCurrencyMutation } = currencyApi;

/** True when its currency may still be chosen, as far as the profile tells; the server has the last word. */
export const isUnused = ({ balance, bonusBalance, totalDeposits, totalWager }: KeptProfile): boolean =>
  balance + bonusBalance + totalDeposits + totalWager === 0;
