import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api, type ApiState } from './api';
import { isOfPlayer } from './playerEndpoints';

type PlayerThunk<TResult = void> = ThunkAction<TResult, ApiState, unknown, UnknownAction>;

/** A request on its way; resolves when it is over, however it ends. */
type Running = PromiseLike<unknown> & { abort: () => void };

/** What is on its way for the player. Changes are the player's, each of them. */
export const playerRequests = (): PlayerThunk<Running[]> => (dispatch, getState) => {
  const { queries } = getState().api;
  const running = dispatch(api.util.getRunningQueriesThunk());
  return [
    ...running.filter(({ queryCacheKey }) => isOfPlayer(queries[queryCacheKey]?.endpointName)),
    ...dispatch(api.util.getRunningMutationsThunk()),
  ];
};

/**
 * Drops all that the cache holds of the player; what is on its way arrives nowhere, and what everybody may read stays.
 * RTK Query can forget everything or a single entry, so the entries go one by one.
 */
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
