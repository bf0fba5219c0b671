/** What is asked while the player plays, apart from `saferPlayApi`, so that a deposit does not download it. */
import { api, playerEndpoints, readAs, requestOf } from '@/api';
import { at } from '@contract/routes/at.ts';
import { openGame, readPosition } from '@contract/routes/saferPlay.ts';
import {
  type SaferPlayPosition,
  SaferPlayPositionSchema,
  type OpenedGame,
  OpenedGameSchema,
} from '@contract/saferPlay.ts';

export const playApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Money in and out since an instant. */
    getPosition: build.query<SaferPlayPosition, string>({
      query: (since) => requestOf(readPosition, { query: { since } }),
      responseSchema: readAs(SaferPlayPositionSchema),
      providesTags: [{ type: 'Player', id: 'position' }],
      keepUnusedDataFor: 0,
    }),
    /** The address of a game, or why there is none. It changes nothing, so it may be asked again, as any read. */
    openGame: build.query<OpenedGame, string>({
      query: (id) => ({ ...requestOf(at(openGame, { id })), body: {} }),
      responseSchema: readAs(OpenedGameSchema),
      providesTags: [{ type: 'Player', id: 'game' }],
      keepUnusedDataFor: 0,
    }),
  })),
});

export const { useGetPositionQuery, useOpenGameQuery } = playApi;
