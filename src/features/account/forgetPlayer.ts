import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api } from '@/api';

type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0];

/** Drops from the cache what belongs to the player: everything an endpoint tagged as `Player`. */
export const forgetPlayer = (): ThunkAction<void, ApiState, unknown, UnknownAction> => (dispatch, getState) =>
  api.util
    .selectInvalidatedBy(getState(), ['Player'])
    .map(({ queryCacheKey }) => ({ queryCacheKey: queryCacheKey as QueryCacheKey }))
    .forEach((key) => dispatch(api.internalActions.removeQueryResult(key)));
