/** The one api. Features inject their endpoints; this file knows none of them. */
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import { baseQuery } from './baseQuery';

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  /** `Player` is what belongs to the player, by what it is of: see `playerEndpoints`. The others everybody may read. */
  tagTypes: ['Game', 'Provider', 'Settings', 'Content', 'Player'],
  /** An answer that breaks the contract is an error with words, never a blank page. */
  catchSchemaFailure: ({ message }: Error, { endpoint }: { endpoint: string }): ApiError => ({
    status: 'contract',
    message: `The backend's answer for ${endpoint} does not fit the contract: ${message}`,
  }),
  endpoints: () => ({}),
});

/** The part of the store that holds the cache. */
export interface ApiState {
  [api.reducerPath]: ReturnType<typeof api.reducer>;
}
