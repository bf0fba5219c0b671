import { answering, api, endpointOf, keepAnswer, ONCE, playerEndpoints, readAs, requestOf } from '@/api';
import { readWheel, turnWheel, type Wheel, WheelSchema } from '@contract/wheel.ts';
import type { UnknownAction } from '@reduxjs/toolkit';

const wheelKept = (value: Wheel): UnknownAction =>
  wheelApi.util.upsertQueryEntries([{ endpointName: 'getWheel', arg: undefined, value }]);

export const wheelApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** A backend with the basic calls alone has a wheel for fun. */
    getWheel: build.query({
      ...endpointOf(readWheel, WheelSchema),
      extraOptions: { instead: answering({}) },
      providesTags: [{ type: 'Player', id: 'wheel' }],
    }),
    /** There is one turn a day, so a repetition is harmless. */
    turnWheel: build.mutation<Wheel, void>({
      query: () => requestOf(turnWheel),
      extraOptions: ONCE,
      responseSchema: readAs(WheelSchema),
      onQueryStarted: keepAnswer(wheelKept),
      invalidatesTags: (answer) => (answer ? [{ type: 'Player', id: 'bonuses' }] : []),
    }),
  })),
});

export const { useGetWheelQuery, useTurnWheelMutation } = wheelApi;
