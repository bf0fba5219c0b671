import { answering, api, endpointOf, keepAnswer, playerEndpoints, readAs, requestOf } from '@/api';
import { type OpenedGame, OpenedGameSchema, openGame } from '@contract/launches.ts';
import { at } from '@contract/route.ts';
import { readPosition, type SaferPlayPosition, SaferPlayPositionSchema } from '@contract/saferPlay.ts';
import { PlayLimitsSchema, readPlayLimits, setPlayLimit } from '@contract/playLimits.ts';

/** A slow phone takes less than this from the press that opens a game, which asks again, to the player that shows it. */
const UNTIL_MADE_S = 10;

/** Requests during play are apart from `saferPlayApi`, so that a deposit does not download them. */
export const playApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Money in and out since a time. */
    getPosition: build.query<SaferPlayPosition, string>({
      query: (since) => requestOf(readPosition, { query: { since } }),
      responseSchema: readAs(SaferPlayPositionSchema),
      providesTags: [{ type: 'Player', id: 'position' }],
      keepUnusedDataFor: 0,
    }),
    /** The address of a game, or a refusal. It changes nothing, so it may be repeated like a read. */
    openGame: build.query<OpenedGame, string>({
      query: (id) => requestOf(at(openGame, { id }), { body: {} }),
      responseSchema: readAs(OpenedGameSchema),
      providesTags: [{ type: 'Player', id: 'game' }],
      keepUnusedDataFor: UNTIL_MADE_S,
    }),
  })),
});

export const { useGetPositionQuery, useOpenGameQuery } = playApi;

/** The server holds the limits on play at each bet; a change answers with all of them. */
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
    setPlayLimit: build.mutation({
      ...endpointOf(setPlayLimit, PlayLimitsSchema),
      onQueryStarted: keepAnswer('getPlayLimits'),
    }),
  })),
});

export const { useGetPlayLimitsQuery, useSetPlayLimitMutation } = playLimitsApi;
