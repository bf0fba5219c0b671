import { type BaseQueryFn, type FetchArgs, fetchBaseQuery, retry } from '@reduxjs/toolkit/query';
import type { Identity } from '@/identity';
import { type ApiError, toApiError } from './apiError';
import { unwrap } from './unwrap';

/** What the store hands to every thunk. */
export interface ApiExtra {
  identity: Identity;
  /** Origin of the backend; tests name one, the browser uses its own. */
  origin: string;
}

const TIMEOUT_MS = 20_000;
const READ_RETRIES = 2;

type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError>;

const once: ApiBaseQuery = async (args, context, extraOptions) => {
  const { identity, origin } = context.extra as ApiExtra;
  const send = fetchBaseQuery({
    baseUrl: `${origin}/api`,
    timeout: TIMEOUT_MS,
    prepareHeaders: async (headers) => {
      headers.set('content-type', 'application/json');
      const token = await identity.getToken();
      if (token) headers.set('authorization', `Bearer ${token}`);
    },
  });
  const { data, error } = await send(args, context, extraOptions);
  if (error) return { error: toApiError(error) };
  if (data === null || data === undefined) return { error: { status: 'unreadable', message: 'The answer is empty.' } };
  return { data: unwrap(data) };
};

const isWorthRepeating = ({ status }: ApiError): boolean =>
  status === 'offline' || status === 'timeout' || (typeof status === 'number' && status >= 500);

/** Reads are tried again when the network or the server failed; a mutation and a 4xx never are. */
export const baseQuery = retry(once, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= READ_RETRIES && isWorthRepeating(error as ApiError),
});
