/** Limits, breaks and reality check of the signed-in player. The server holds them; this only asks and shows. */
import { answering, api, keepAnswer, playerEndpoints, readAs } from '@/api';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  type DepositLimitBody,
  type GamingState,
  GamingStateSchema,
  type RealityCheckBody,
  type SelfExclusionBody,
  type TimeOutBody,
} from '@contract/gaming.ts';
import { checkNoted } from './realityCheck/session';

const STATE_SCHEMA = readAs(GamingStateSchema);

/** A change answers with the whole state, which is what the next read would answer with. */
const keep = keepAnswer((value: GamingState): UnknownAction =>
  gamingApi.util.upsertQueryEntries([{ endpointName: 'getGaming', arg: undefined, value }]),
);

/** The time to the next check counts from the choice, so that none comes at once. */
async function keepCheck(asked: RealityCheckBody, started: Parameters<typeof keep>[1]): Promise<void> {
  await started.queryFulfilled.then(checkNoted, () => undefined);
  await keep(asked, started);
}

const change = (path: string) => ({
  query: (body: object) => ({ url: `gaming/${path}`, method: 'POST', body }),
  responseSchema: STATE_SCHEMA,
  onQueryStarted: keep,
});

export const gamingApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getGaming: build.query<GamingState, void>({
      query: () => 'gaming',
      extraOptions: { instead: answering({}) },
      responseSchema: STATE_SCHEMA,
      providesTags: [{ type: 'Player', id: 'gaming' }],
    }),
    /** Decimal amount of its currency; `null` ends the limit. */
    setLimit: build.mutation<GamingState, DepositLimitBody>(change('limits')),
    setRealityCheck: build.mutation<GamingState, RealityCheckBody>({
      ...change('reality-check'),
      onQueryStarted: keepCheck,
    }),
    takeTimeOut: build.mutation<GamingState, TimeOutBody>(change('time-out')),
    excludeSelf: build.mutation<GamingState, SelfExclusionBody>(change('self-exclusion')),
  })),
});

export const {
  useGetGamingQuery,
  useSetLimitMutation,
  useSetRealityCheckMutation,
  useTakeTimeOutMutation,
  useExcludeSelfMutation,
} = gamingApi;
