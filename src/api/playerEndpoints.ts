import type { UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api, type ApiThunk } from './api';

type Inject = Parameters<typeof api.injectEndpoints>[0];
type Builder = Parameters<Inject['endpoints']>[0];

/** The store knows tags of answers, not of running requests, so the endpoint names are kept. */
const names = new Set<string>();

/** Their answers leave the cache with the player. The id in the tag `Player` names a kind of data, never a person. */
export const playerEndpoints =
  <TDefinitions extends ReturnType<Inject['endpoints']>>(define: (build: Builder) => TDefinitions) =>
  (build: Builder): TDefinitions => {
    const definitions = define(build);
    Object.keys(definitions).forEach((name) => names.add(name));
    return definitions;
  };

/** Tags of kinds of the player's data. */
export const ofPlayer = (...ids: string[]) => ids.map((id) => ({ type: 'Player' as const, id }));

const isOfPlayer = (endpointName: string | undefined): boolean => endpointName !== undefined && names.has(endpointName);

/** A running request; resolves when it has ended in any way. */
type Running = PromiseLike<unknown> & { abort: () => void };

/** Running requests of the player. Every mutation is the player's. */
export const playerRequests = (): ApiThunk<Running[]> => (dispatch, getState) => {
  const { queries } = getState().api;
  const running = dispatch(api.util.getRunningQueriesThunk());
  return [
    ...running.filter(({ queryCacheKey }) => isOfPlayer(queries[queryCacheKey]?.endpointName)),
    ...dispatch(api.util.getRunningMutationsThunk()),
  ];
};

/** Drops running answers too; public data stays. RTK Query can remove everything or one entry, so this removes each. */
export const forgetPlayer = (): ApiThunk => (dispatch, getState) => {
  dispatch(playerRequests()).forEach((request) => request.abort());
  const { queries, mutations } = getState().api;
  const { removeQueryResult, removeMutationResult } = api.internalActions;
  Object.keys(queries)
    .filter((queryCacheKey) => isOfPlayer(queries[queryCacheKey]?.endpointName))
    .forEach((queryCacheKey) => dispatch(removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey })));
  Object.keys(mutations).forEach((requestId) =>
    dispatch(removeMutationResult({ requestId, fixedCacheKey: undefined })),
  );
};

interface Started<TData> {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: PromiseLike<{ data: TData }>;
}

/** Puts the answer of a mutation into the cache as the next one of a query without an argument. */
export const keepAnswer =
  (endpointName: string) =>
  async <TData>(_: unknown, { dispatch, queryFulfilled }: Started<TData>): Promise<void> => {
    // The caller of the mutation handles its failure.
    const answer = await queryFulfilled.then(null, () => null);
    const entries = [{ endpointName, arg: undefined, value: answer?.data }];
    if (answer) dispatch(api.util.upsertQueryEntries(entries as never));
  };
