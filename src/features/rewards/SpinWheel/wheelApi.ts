import { answering, api, endpointOf, keepAnswer, ofPlayer, ONCE, playerEndpoints } from '@/api';
import { listWheelTerms, readWheel, turnWheel, WheelSchema, WheelTermsSchema } from '@contract/wheel.ts';
import { activeList, asContent } from '@/features/content';

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

export const wheelTermsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The same for everybody. The first item counts. */
    getWheelTerms: build.query({
      ...asContent(endpointOf(listWheelTerms, activeList(WheelTermsSchema))),
      extraOptions: { instead: answering([]) },
    }),
  }),
});

export const { useGetWheelQuery, useTurnWheelMutation } = wheelApi;
export const { useGetWheelTermsQuery } = wheelTermsApi;
