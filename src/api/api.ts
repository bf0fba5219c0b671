/** The one API. Features add their endpoints; this file knows none of them. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { unfit } from './apiError';
import type { ApiExtra } from './apiTypes';
import { baseQuery } from './baseQuery';

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  /** `Player` marks data of the player, by kind: see `playerEndpoints`. The other tags are public. */
  tagTypes: ['Game', 'Provider', 'Settings', 'Content', 'Player'],
  /** An answer that breaks the contract is an error with a message, never a blank page. */
  catchSchemaFailure: ({ message }: Error, { endpoint }: { endpoint: string }) => unfit(endpoint, message),
  endpoints: () => ({}),
});

export interface ApiState {
  [api.reducerPath]: ReturnType<typeof api.reducer>;
}

export type ApiThunk<TResult = void, TState = ApiState> = ThunkAction<TResult, TState, ApiExtra, UnknownAction>;
