import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api, type ApiState } from './api';
import { isOfPlayer } from './playerEndpoints';

type PlayerThunk<TResult = void> = ThunkAction<TResult, ApiState, unknown, UnknownAction>;

/** A running request; resolves when it has ended in any way. */
type Running = PromiseLike<unknown> & { abort: () => void };

/** Running requests of the player. Every mutation is the player's. */
export const playerRequests = (): PlayerThunk<Running[]> => (dispatch, getState) => {
  const { queries } = getState().api;
  const running = dispatch(api.util.getRunningQueriesThunk());
  return [
    ...running.filter(({ queryCacheKey }) => isOfPlayer(queries[queryCacheKey]?.endpointName)),
    ...dispatch(api.util.getRunningMutationsThunk()),
  ];
};

/** Drops running answers too; public data stays. RTK Query can remove everything or one entry, so this removes each. */
export const forgetPlayer = (): PlayerThunk => (dispatch, getState) => {
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
