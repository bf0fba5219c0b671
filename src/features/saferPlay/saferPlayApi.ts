/** Limits, breaks and reality check of the player. The server enforces them. */
import { answering, api, endpointOf, playerEndpoints } from '@/api';
import { readSaferPlay, SaferPlayStateSchema } from '@contract/saferPlay.ts';

export const saferPlayApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getSaferPlay: build.query({
      ...endpointOf(readSaferPlay, SaferPlayStateSchema),
      extraOptions: { instead: answering({}) },
      providesTags: [{ type: 'Player', id: 'saferPlay' }],
    }),
  })),
});

export const { useGetSaferPlayQuery } = saferPlayApi;
