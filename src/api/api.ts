/** The api in its two parts. Features inject their endpoints; this file knows none of them. */
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import { baseQuery } from './baseQuery';

const shared = {
  baseQuery,
  refetchOnReconnect: true,
  /** An answer that breaks the contract is an error with words, never a blank page. */
  catchSchemaFailure: ({ message }: Error, { endpoint }: { endpoint: string }): ApiError => ({
    status: 'contract',
    message: `The backend's answer for ${endpoint} does not fit the contract: ${message}`,
  }),
  endpoints: () => ({}),
};

/** What everybody may read. */
export const api = createApi({
  ...shared,
  reducerPath: 'api',
  tagTypes: ['Game', 'Provider', 'Settings', 'Content'],
});

/** What is the player's own. It is a cache of its own, so that all of it goes when the player does. */
export const playerApi = createApi({ ...shared, reducerPath: 'playerApi', tagTypes: ['Player'] });
