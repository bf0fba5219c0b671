/** Changes of limits, breaks and reality check are apart from `saferPlayApi`, so that a deposit does not download them. */
import { endpointOf, keepAnswer, playerEndpoints } from '@/api';
import type { Route } from '@contract/route.ts';
import {
  excludeSelf,
  noteRealityCheck,
  type RealityCheckBody,
  type SaferPlayState,
  SaferPlayStateSchema,
  setLimit,
  setRealityCheck,
  takeTimeOut,
} from '@contract/saferPlay.ts';
import { checkNoted } from './realityCheck/session';
import { saferPlayApi } from './saferPlayApi';

/** A change answers with the whole state, like the next read. */
const keep = keepAnswer('getSaferPlay');

/** The time to the next check starts now, so that none comes at once. */
async function keepCheck(asked: RealityCheckBody, started: Parameters<typeof keep>[1]): Promise<void> {
  await started.queryFulfilled.then(checkNoted, () => undefined);
  await keep(asked, started);
}

const change = <TBody extends object>(of: Route<{ body: TBody; answer: SaferPlayState }>) => ({
  ...endpointOf(of, SaferPlayStateSchema),
  onQueryStarted: keep,
});

export const changesApi = saferPlayApi.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Decimal amount of its currency; `null` ends the limit. */
    setLimit: build.mutation(change(setLimit)),
    setRealityCheck: build.mutation({ ...change(setRealityCheck), onQueryStarted: keepCheck }),
    noteRealityCheck: build.mutation({ ...endpointOf(noteRealityCheck, SaferPlayStateSchema), onQueryStarted: keep }),
    takeTimeOut: build.mutation(change(takeTimeOut)),
    excludeSelf: build.mutation(change(excludeSelf)),
  })),
});

export const {
  useSetLimitMutation,
  useSetRealityCheckMutation,
  useNoteRealityCheckMutation,
  useTakeTimeOutMutation,
  useExcludeSelfMutation,
} = changesApi;
