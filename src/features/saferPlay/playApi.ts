/** Requests during play, separate from `saferPlayApi`, so that a deposit does not download them. */
import { api, playerEndpoints, readAs, requestOf } from '@/api';
import { type OpenedGame, OpenedGameSchema, openGame } from '@contract/launches.ts';
import { at } from '@contract/route.ts';
import { readPosition, type SaferPlayPosition, SaferPlayPositionSchema } from '@contract/saferPlay.ts';

/** Longer than a slow phone takes from the press that opens a game, which asks anew, to the player that shows it. */
const UNTIL_MADE_S = 10;

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
