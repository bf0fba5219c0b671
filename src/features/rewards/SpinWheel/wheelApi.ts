import { answering, api, endpointOf, keepAnswer, ofPlayer, ONCE, playerEndpoints } from '@/api';
import { readWheel, turnWheel, WheelSchema } from '@contract/wheel.ts';

export const wheelApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** A backend with the basic calls alone has a wheel for fun. */
    getWheel: build.query({
      ...endpointOf(readWheel, WheelSchema),
      extraOptions: { instead: answering({}) },
      providesTags: [{ type: 'Player', id: 'wheel' }],
    }),
    /** There is one turn a day, so a repetition is harmless. */
    turnWheel: build.mutation({
      ...endpointOf(turnWheel, WheelSchema),
      extraOptions: ONCE,
      onQueryStarted: keepAnswer('getWheel'),
      invalidatesTags: (answer) => (answer ? ofPlayer('bonuses') : []),
    }),
  })),
});

export const { useGetWheelQuery, useTurnWheelMutation } = wheelApi;
