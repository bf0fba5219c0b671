/** Limits on play for money. The server holds them at each bet. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { answering, api, endpointOf, keepAnswer, playerEndpoints } from '@/api';
import { type PlayLimits, PlayLimitsSchema, readPlayLimits, setPlayLimit } from '@contract/playLimits.ts';

const keep = keepAnswer((value: PlayLimits): UnknownAction =>
  playLimitsApi.util.upsertQueryEntries([{ endpointName: 'getPlayLimits', arg: undefined, value }]),
);

const playLimitsApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** None from a backend that does not know them. */
    getPlayLimits: build.query({
      ...endpointOf(readPlayLimits, PlayLimitsSchema),
      extraOptions: { instead: answering({ currency: 'KES', limits: [] }) },
      providesTags: [{ type: 'Player', id: 'saferPlay' }],
      keepUnusedDataFor: 0,
    }),
    /** `null` ends the limit. */
    setPlayLimit: build.mutation({ ...endpointOf(setPlayLimit, PlayLimitsSchema), onQueryStarted: keep }),
  })),
});

export const { useGetPlayLimitsQuery, useSetPlayLimitMutation } = playLimitsApi;
