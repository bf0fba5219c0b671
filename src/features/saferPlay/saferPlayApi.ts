/** Limits, breaks and reality check of the signed-in player. The server holds them; this only asks and shows. */
import { answering, api, keepAnswer, playerEndpoints, readAs } from '@/api';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  type DepositLimitBody,
  type SaferPlayState,
  SaferPlayStateSchema,
  type RealityCheckBody,
  type SelfExclusionBody,
  type TimeOutBody,
} from '@contract/saferPlay.ts';
import { checkNoted } from './realityCheck/session';

const STATE_SCHEMA = readAs(SaferPlayStateSchema);

/** A change answers with the whole state, which is what the next read would answer with. */
const keep = keepAnswer((value: SaferPlayState): UnknownAction =>
  saferPlayApi.util.upsertQueryEntries([{ endpointName: 'getSaferPlay', arg: undefined, value }]),
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

export const saferPlayApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getSaferPlay: build.query<SaferPlayState, void>({
      query: () => 'gaming',
      extraOptions: { instead: answering({}) },
      responseSchema: STATE_SCHEMA,
      providesTags: [{ type: 'Player', id: 'saferPlay' }],
    }),
    /** Decimal amount of its currency; `null` ends the limit. */
    setLimit: build.mutation<SaferPlayState, DepositLimitBody>(change('limits')),
    setRealityCheck: build.mutation<SaferPlayState, RealityCheckBody>({
      ...change('reality-check'),
      onQueryStarted: keepCheck,
    }),
    takeTimeOut: build.mutation<SaferPlayState, TimeOutBody>(change('time-out')),
    excludeSelf: build.mutation<SaferPlayState, SelfExclusionBody>(change('self-exclusion')),
  })),
});

export const {
  useGetSaferPlayQuery,
  useSetLimitMutation,
  useSetRealityCheckMutation,
  useTakeTimeOutMutation,
  useExcludeSelfMutation,
} = saferPlayApi;
