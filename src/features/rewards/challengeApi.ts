import { answering, api, endpointOf, playerEndpoints } from '@/api';
import { activeList, asContent } from '@/features/content';
import {
  ChallengeStandingSchema,
  ChallengeTaskSchema,
  listChallengeTasks,
  readChallengeStanding,
} from '@contract/challenge.ts';

/** The tasks that score points in a challenge, and the place where the player stands. */
const tasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChallengeTasks: build.query({
      ...asContent(endpointOf(listChallengeTasks, activeList(ChallengeTaskSchema))),
      extraOptions: { instead: answering([]) },
    }),
  }),
});

export const challengeApi = tasksApi.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getChallengeStanding: build.query({
      ...endpointOf(readChallengeStanding, ChallengeStandingSchema),
      extraOptions: { instead: answering({ tasks: [] }) },
      providesTags: [{ type: 'Player', id: 'challenge' }],
    }),
  })),
});

export const { useGetChallengeTasksQuery } = tasksApi;
export const { useGetChallengeStandingQuery } = challengeApi;
