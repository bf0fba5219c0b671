import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api, type ApiState } from './api';
import { isOfPlayer } from './playerEndpoints';

type ForgetThunk = ThunkAction<void, ApiState, unknown, UnknownAction>;

/** What is on its way for the player arrives nowhere. */
const abortRunning = (): ForgetThunk => (dispatch, getState) => {
  const { queries } = getState().api;
  dispatch(api.util.getRunningQueriesThunk())
    .filter(({ queryCacheKey }) => isOfPlayer(queries[queryCacheKey]?.endpointName))
    .forEach((query) => query.abort());
  dispatch(api.util.getRunningMutationsThunk()).forEach((mutation) => mutation.abort());
};

/**
 * Drops all that the cache holds of the player, what is on its way too; what everybody may read stays. Changes are the
 * player's, each of them. RTK Query can forget everything or a single entry, so the entries go one by one.
 */
export const forgetPlayer = (): ForgetThunk => (dispatch, getState) => {
  dispatch(abortRunning());
  const { queries, mutations } = getState().api;
  const { removeQueryResult, removeMutationResult } = api.internalActions;
  Object.keys(queries)
    .filter((queryCacheKey) => isOfPlayer(queries[queryCacheKey]?.endpointName))
    .forEach((queryCacheKey) => dispatch(removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey })));
  Object.keys(mutations).forEach((requestId) =>
    dispatch(removeMutationResult({ requestId, fixedCacheKey: undefined })),
  );
};
