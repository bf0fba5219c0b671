/** The profile and the notifications of the player. Neither phone number nor e-mail: those are shown from the identity seam. */
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
import type { UnknownAction } from '@reduxjs/toolkit';
import { NotificationSchema, type Profile, type ProfileChange, ProfileSchema } from '@contract/users.ts';
import { lenientList } from '@contract/fields.ts';
import { changeProfile, listNotifications, readNotifications, readProfile } from '@contract/routes/users.ts';
import * as v from 'valibot';

/** A profile without what names the person outside the site. */
export type KeptProfile = Omit<Profile, 'phoneNumber' | 'email'>;

export const KeptProfileSchema = readAs(
  v.pipe(
    ProfileSchema,
    v.transform(({ phoneNumber: _phone, email: _email, ...kept }): KeptProfile => kept),
  ),
);

/** Puts a profile that came by another call where reads of the profile find it. */
export const profileKept = (value: KeptProfile): UnknownAction =>
  accountApi.util.upsertQueryEntries([{ endpointName: 'getProfile', arg: undefined, value }]);

/** What is known of a player without the backend: the name by the last rule for names, the rest as for a new one. */
const bareProfile: IfMissing = ({ uid = '' }) => ({ data: { uid, displayName: `Player${uid.slice(-6)}` } });

export const accountApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getProfile: build.query({
      ...endpointOf(readProfile, KeptProfileSchema),
      extraOptions: { instead: onMissing(bareProfile) },
      providesTags: [{ type: 'Player', id: 'profile' }],
    }),
    updateProfile: build.mutation<KeptProfile, ProfileChange>({
      ...endpointOf(changeProfile, KeptProfileSchema),
      onQueryStarted: keepAnswer(profileKept),
    }),
    /** Newest first. */
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
