/** The one api. Features inject their endpoints; this file knows none of them. */
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import { baseQuery } from './baseQuery';

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Game', 'Provider', 'Settings', 'Content', 'Player'],
  refetchOnReconnect: true,
  /** An answer that breaks the contract is an error with words, never a blank page. */
  catchSchemaFailure: ({ message }, { endpoint }): ApiError => ({
    status: 'contract',
    message: `The backend's answer for ${endpoint} does not fit the contract: ${message}`,
  }),
  endpoints: () => ({}),
});
